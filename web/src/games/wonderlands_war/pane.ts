/** How large the stage was when it was measured last: whatever comes on it next is drawn for that at once. */
export const pane = { width: 0, height: 0 };
