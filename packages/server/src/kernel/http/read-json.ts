import { hasMoreThan } from '../has-more-than.ts';

const mostParts = 10_000;

/** Whether a sign parts a text more often than that; within its strings it is only said. */
const partsMoreThan = (text: string, sign: string, most: number): boolean => {
  if (!hasMoreThan(text, sign, most)) return false;
  let count = 0;
  let isSaid = false;
  for (let at = 0; at < text.length; at += 1) {
    const here = text[at];
    if (here === '"') isSaid = !isSaid;
    else if (isSaid && here === '\\') at += 1;
    else if (!isSaid && here === sign) {
      count += 1;
      if (count > most) return true;
    }
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
  if (text.length > mostParts && [',', '[', '{'].some((sign) => partsMoreThan(text, sign, mostParts))) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return !/\\u[dD][89a-fA-F]/.test(text) || isWhole(value) ? value : undefined;
  } catch {
    return undefined;
  }
};
