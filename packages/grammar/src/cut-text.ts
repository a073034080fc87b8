/** No longer than so many signs of a machine, and no half of a sign at its end or anywhere in it: no database keeps one. */
export const cutText = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .toWellFormed();
