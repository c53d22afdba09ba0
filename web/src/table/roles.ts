/** What seats are called in a game in which each plays somebody: the board, the log and the choices speak of the same people. */

import type { Said } from '../protocol/types';

/** Whom a seat plays: a message that is the name, and the colour in which the log writes it. */
export interface Role {
  name: string;
  hue: string;
}

export interface Cast<Table = unknown> {
  /** Of every seat; null: it is called by its player's name. */
  roles: (table: Table) => (Role | null)[];
  /** Messages in which the players are meant, such as who takes which role; who has won is always such a one. */
  apart: readonly string[];
}

/** The roles at a table; the same text as long as they are the same. */
export const castOf = <Table>(cast: Cast<Table> | undefined, table: Table | undefined): string =>
  JSON.stringify(cast && table ? cast.roles(table) : []);

const RESULT = /^over-/;
const SEAT = /^@seat-(\d+)$/;

/** The seat that an argument of a message names. */
export function seatOf(value: unknown): number | null {
  const found = typeof value === 'string' ? SEAT.exec(value) : null;
  return found ? Number(found[1]) : null;
}

/** The same message, with roles in place of seats. */
export function inRoles(said: Said, roles: readonly (Role | null)[], apart: readonly string[]): Said {
  if (roles.length === 0 || apart.includes(said.message) || RESULT.test(said.message)) return said;
  const changed = Object.entries(said.args).flatMap(([name, value]) => {
    const role = roles[seatOf(value) ?? -1];
    return role ? [[name, `@${role.name}`] as const] : [];
  });
  return changed.length > 0 ? { ...said, args: { ...said.args, ...Object.fromEntries(changed) } } : said;
}
