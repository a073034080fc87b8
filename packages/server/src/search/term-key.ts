/** A word as it is compared: one case, one width, × and * as x, without the spaces and hyphens that people put into a model as they like. */
export const termKey = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[×*✕]/g, 'x')
    .replaceAll(/[\s\-‐‑–—_]+/g, '');
