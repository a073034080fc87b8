import type { Sealer } from '../sealer.ts';

/** The private half, as PEM. */
export const openKeptKey = (sealer: Sealer, { publicKey, sealed }: { publicKey: string; sealed: Buffer }): string => {
  try {
    return sealer.apart('wire').openBytes(sealed, publicKey).toString('utf8');
  } catch {
    throw new Error('the key of the wire was sealed under another SEAL_KEY: every node of a mall needs the same one');
  }
};
