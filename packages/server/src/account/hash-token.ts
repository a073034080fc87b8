import { createHash } from 'node:crypto';

/** A token is 32 random bytes, so a plain hash cannot be searched. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
