/**
 * A page for looking at the art while it is drawn (`npm run dev`, then /src/games/radlands/gallery.html).
 * Query: show=cards|hand|big|icons|board, lang=en|pl|uk, facts=<address of a match's facts>, frames=<address of frames>,
 * at=<number of the frame>.
 */
import '@fontsource/inter/latin-400.css';
import '@fontsource/inter/latin-ext-400.css';
import '@fontsource/inter/cyrillic-400.css';
import '../../app.css';
import './theme.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';

const target = document.getElementById('app');
if (target) mount(Gallery, { target });
