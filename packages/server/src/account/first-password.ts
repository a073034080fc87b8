import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';

// Without the letters and figures that look alike: somebody types this from a screen.
const kinds = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789', '@#%+=?'];
const pick = (from: string): string => from[randomInt(from.length)] as string;

/** Sixteen characters, some of every kind. */
export const makePassword = (): string => {
  const characters = Array.from({ length: 16 }, (_, at) => pick(kinds[at] ?? kinds.join('')));
  for (let at = characters.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1);
    [characters[at], characters[other]] = [characters[other] as string, characters[at] as string];
  }
  return characters.join('');
};

// A password as old as this is outdated whatever the mall is told: it proves who changes it, and opens nothing.
export const outdated = sql`'epoch'::timestamptz`;
