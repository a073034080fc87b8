import type { Id } from '@mall/contract/kernel/fields.ts';
import type { House } from '../kernel/house.ts';

/** What it is a copy of: a version of a quote, or what is typed of the next. */
type Copied = number | 'draft';
type Opener = Pick<House, 'sealer'>;

/** An invitation's copies are sealed by a key of its own, made of the mall's secret: what opens one store's opens no other's, and no quote. */
const keyOf = ({ sealer }: Opener, invitationId: Id) => sealer.apart(`invitation/${invitationId}`);

export const sealCopy = (house: Opener, invitationId: Id, copied: Copied, said: unknown): Buffer =>
  keyOf(house, invitationId).sealBytes(Buffer.from(JSON.stringify(said)), String(copied));

export const openCopy = (house: Opener, invitationId: Id, copied: Copied, sealed: Buffer): unknown => {
  try {
    return JSON.parse(keyOf(house, invitationId).openBytes(sealed, String(copied)).toString('utf8'));
  } catch {
    // Of before invitations had keys of their own.
    return JSON.parse(house.sealer.open(sealed));
  }
};
