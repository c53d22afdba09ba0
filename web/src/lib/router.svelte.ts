/** Where we are: the path of the page, without reloads. */

export type Place =
  | { page: 'lobby' }
  | { page: 'setup'; game: string }
  | { page: 'table'; match: string }
  | { page: 'replay'; match: string; moment: number }
  | { page: 'join'; invite: string }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'record' };

export function read(path: string, query: string, hash = ''): Place {
  const [, first, second] = path.split('/');
  const name = second ? decodeURIComponent(second) : '';
  if (first === 'table' && name) return { page: 'table', match: name };
  if (first === 'setup' && name) return { page: 'setup', game: name };
  if (first === 'join' && name) return { page: 'join', invite: name };
  if (first === 'rules' && name) return { page: 'rules', game: name, clause: hash.slice(1) };
  if (first === 'record') return { page: 'record' };
  if (first === 'replay' && name) {
    return { page: 'replay', match: name, moment: Number(new URLSearchParams(query).get('moment') ?? '0') || 0 };
  }
  return { page: 'lobby' };
}

const here = (): Place => read(location.pathname, location.search, location.hash);

class Router {
  place = $state.raw<Place>(here());

  constructor() {
    addEventListener('popstate', () => (this.place = here()));
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.place = here();
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For links: stay in the page on a plain click, leave modified clicks to the browser. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(link.getAttribute('href') ?? '/');
}
