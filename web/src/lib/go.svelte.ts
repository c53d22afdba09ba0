/** Going to a table from any page: the typed name is kept first, then the table is opened, and what went wrong is said. */

import { api, Refusal } from './api';
import { router } from './router.svelte';
import { keep, settings } from './settings.svelte';
import { dashed, ui, words } from './words.svelte';

/** What to say about something that went wrong. */
export function trouble(problem: unknown): string {
  if (!(problem instanceof Refusal)) return ui('ui-offline');
  const said = words.of('').word(`error-${dashed(problem.code)}`, {}, problem.message);
  // What is possible instead only the rules know.
  return problem.code === 'bad_setup' ? `${said} (${problem.message})` : said;
}

export class Going {
  name = $state(settings.name);
  busy = $state(false);
  failed = $state('');

  /** Keep the typed name; whoever sits down at once sits down under it. */
  async rename(): Promise<void> {
    const wished = this.name.trim().slice(0, 24);
    if (wished && wished !== settings.name) keep({ name: (await api.rename({ name: wished })).name });
  }

  /** Go there; false, with the reason in `failed`, if it cannot be. */
  async go(make: () => Promise<{ match: string }>, replace = false): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.failed = '';
    try {
      await this.rename();
      const { match } = await make();
      router.go(`/table/${match}`, replace);
      return true;
    } catch (problem) {
      this.failed = trouble(problem);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
