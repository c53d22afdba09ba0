/** Whether others can come to an address at all: one of this machine itself leads everybody else to their own. */
export function isHereOnly(host: string): boolean {
  return /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);
}
