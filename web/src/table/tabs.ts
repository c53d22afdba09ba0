/** What the column can show. */
export const TABS = ['log', 'say', 'help'] as const;
export type Tab = (typeof TABS)[number];
