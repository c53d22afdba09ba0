/** What the column can show. */
export const TABS = ['log', 'say', 'rules', 'help'] as const;
export type Tab = (typeof TABS)[number];
