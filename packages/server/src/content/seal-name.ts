import { endingOf } from '@mall/contract/content/upload.rules.ts';
import type { House } from '../kernel/house.ts';
import { fileSealer } from './upload-file.ts';

type Sealing = Pick<House, 'sealer'>;

/** What stands in the place of a sealed file's name: what kind of file it is, as its type says already. */
export const plainName = (name: string): string => `sealed.${endingOf(name)}`;

export const sealName = (house: Sealing, key: string, name: string): Buffer => fileSealer(house, key).sealBytes(Buffer.from(name), 'name');

/** The name of a file, whether it is sealed or not. Throws when it was sealed under a secret that this mall has no more. */
export const nameOf = (house: Sealing, { key, name, sealedName }: { key: string; name: string; sealedName: Buffer | null }): string =>
  sealedName === null ? name : fileSealer(house, key).openBytes(sealedName, 'name').toString('utf8');
