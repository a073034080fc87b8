/**
 * The one rule for every parameter that says where to go afterwards: only a path of this site may be gone back to, or its whole address under the name by which
 * the reader found it. An address of another site would make sign-in a door to anywhere. `//other`, `/\other` and what hides behind spaces are such addresses to a browser.
 */
export const ownPath = (target: string | null | undefined, site?: string): string | undefined => {
  if (!target) return undefined;
  const path = site !== undefined && target.startsWith(`${site}/`) ? target.slice(site.length) : target;
  // oxlint-disable-next-line no-control-regex -- browsers leave them out and read what is left
  return /^\/(?![/\\])[^\s\u0000-\u001f\u007f]*$/.test(path) ? path : undefined;
};
