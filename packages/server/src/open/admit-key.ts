import { nearerOf, type Reach } from '@mall/contract/kernel/access.ts';
import { openSkew } from '@mall/contract/open/open.rules.ts';
import { findBuyer } from '../account/find-buyer.ts';
import type { Buyer } from '../kernel/actor.ts';
import type { House } from '../kernel/house.ts';
import { openSealed } from '../kernel/open-sealed.ts';
import { refuse } from '../kernel/refusal.ts';
import { isSignedWith, readSigned, type SignedRequest } from './check-signature.ts';
import { findKnownKey, type KnownKey } from './open-key.queries.ts';

const minute = 60_000;

/** The key that is named here, and whether it signed this. */
export const recogniseKey = async (house: House, request: SignedRequest): Promise<{ known: KnownKey; nonce: string; proved: boolean }> => {
  const signed = readSigned(request);
  const known = await findKnownKey(house.db, signed.key);
  // In the words of a wrong signature: whoever guesses learns nothing of which keys there are.
  if (!known) throw refuse('open.signature_wrong');
  const isOf = (sealed: Buffer | null) => {
    const secret = sealed && openSealed(house.sealer, sealed);
    return typeof secret === 'string' && isSignedWith(secret, signed);
  };
  return { known, nonce: signed.nonce, proved: isOf(known.secret) || isOf(known.oldSecret) };
};

const ends = { revoked: 'open.revoked', blocked: 'open.blocked', expired: 'open.expired' } as const;

/** Who acts by a key: its maker as he stands now, no farther than the key goes. */
export const admitKey = async (house: House, known: KnownKey, nonce: string): Promise<Buyer> => {
  if (known.state !== 'on') throw refuse(ends[known.state]);
  if ((await house.memory.bump(`open-calls:${known.id}`, minute)) > house.config.OPEN_CALLS_PER_MINUTE) throw refuse('open.often');
  // Remembered for as long as its time would be taken, on either side of now.
  if (!(await house.memory.add(`open-nonce:${known.id}:${nonce}`, '1', 2 * openSkew * 1000))) throw refuse('open.replayed');
  const maker = await findBuyer(house.db, known.memberId);
  if (maker?.companyId !== known.companyId) throw refuse('open.maker_gone');
  const rights = new Map([...maker.rights].map(([name, held]): [string, Reach] => [name, nearerOf(held, known.reach)]));
  return { ...maker, rights };
};
