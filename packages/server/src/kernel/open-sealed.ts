import type { Sealer } from './sealer.ts';

/** undefined when it was sealed under a key that this mall has no more. */
export const openSealed = (sealer: Sealer, sealed: Buffer): string | undefined => {
  try {
    return sealer.open(sealed);
  } catch {
    return undefined;
  }
};
