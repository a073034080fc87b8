import type { Member } from '../kernel/actor.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { requireCredentials } from './account.queries.ts';
import { describeSecret } from './describe-secret.ts';
import { findFactor } from './factor.queries.ts';
import { requireProof } from './find-proof.ts';
import { openTicket } from './open-ticket.ts';
import { requireFactor } from './require-factor.ts';
import { spendProof } from './spend-proof.ts';
import { makeSecret } from './totp.ts';

/**
 * Begins to set up a second factor. Nothing holds yet: the old one stays until a code of the new one is given. Who has one gives a code of it: on a device that is
 * spared it the password opens everything else, and must not open this.
 */
export const startFactor = async (house: House, visitor: Visitor, actor: Member, code: string | undefined) => {
  await requireProof(house.db, actor);
  const replaces = (await findFactor(house.db, actor.memberId)) !== undefined;
  if (replaces) await requireFactor(house, visitor, actor, code);
  const secret = makeSecret();
  const ticket = await inTransaction(house.db, async (tx) => {
    await spendProof(tx, actor);
    return openTicket(tx, actor.memberId, replaces ? 'change' : 'setup', house.sealer.seal(secret));
  });
  const { mobile } = await requireCredentials(house.db, actor.memberId);
  return { ticket, ...describeSecret(house.config.SITE_NAME, secret, mobile) };
};
