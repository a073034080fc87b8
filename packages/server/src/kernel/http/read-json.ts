const mostParts = 10_000;

/** `indexOf` runs over a long text without a hit many times faster than a loop, and a text full of hits ends the count early. */
const hasMoreThan = (text: string, sign: string, most: number): boolean => {
  let count = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
};

const [quote, backslash] = ['"'.charCodeAt(0), '\\'.charCodeAt(0)];
const parting = new Set([',', '[', '{'].map((sign) => sign.charCodeAt(0)));

/** Signs that part values, without those that stand inside texts: a bill of materials that is pasted has more commas than any body has keys. */
const hasManyParts = (text: string): boolean => {
  let count = 0;
  let inside = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) inside = !inside;
    else if (inside) at += sign === backslash ? 1 : 0;
    else if (parting.has(sign)) count += 1;
    if (count > mostParts) return true;
  }
  return false;
};

/** Half of a sign that takes two is no text, and the database's JSON refuses it. */
const isWhole = (value: unknown): boolean => {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => key.isWellFormed() && isWhole(inner));
};

/**
 * The value of a JSON text, or undefined when it is none. A body of a million keys or brackets would keep the process busy for a
 * second, parsing it and naming everything that is wrong with it; no screen sends the hundredth part.
 */
export const readJson = (text: string): unknown => {
  if (text.length > mostParts && [',', '[', '{'].some((sign) => hasMoreThan(text, sign, mostParts)) && hasManyParts(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return !/\\u[dD][89a-fA-F]/.test(text) || isWhole(value) ? value : undefined;
  } catch {
    return undefined;
  }
};
