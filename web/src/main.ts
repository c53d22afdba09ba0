import '@fontsource/inter/latin-400.css';
import '@fontsource/inter/latin-ext-400.css';
import '@fontsource/inter/cyrillic-400.css';
import '@fontsource/inter/latin-600.css';
import '@fontsource/inter/latin-ext-600.css';
import '@fontsource/inter/cyrillic-600.css';
import '@fontsource/inter/latin-800.css';
import '@fontsource/inter/latin-ext-800.css';
import '@fontsource/inter/cyrillic-800.css';
import '@fontsource-variable/unbounded/wght.css';
import './app.css';
import './lib/themes';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
mount(App, { target });

// Only where the built page is served: a page under construction must not be kept.
if (import.meta.env.PROD && 'serviceWorker' in navigator && isSecureContext)
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
