import { randomBytes } from 'node:crypto';

/** Without I and O, which look like figures. */
const signs = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'.slice(0, 32);

/** What a key that the mall gives out is called by, which is no secret: two letters of its kind, and signs by chance. */
export const makeKeyName = (kind: string, length: number): string =>
  `${kind}${[...randomBytes(length)].map((byte) => signs[byte % 32]).join('')}`;

/** Long enough that nobody guesses it; made here, so that nobody takes one he uses elsewhere. */
export const makeSecret = (): string => randomBytes(32).toString('base64url');
