import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { takeTurn } from './take-turn.ts';

/** Argon2id, the library's default; the hash carries its own costs. */
export const hashPassword = (password: string): Promise<string> =>
  takeTurn(() => hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }));

/** Of a password that nobody knows: who gets it sets one of his own by a code. */
export const unknownPassword = (): Promise<string> => hashPassword(randomBytes(24).toString('base64url'));
