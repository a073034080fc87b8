import type { agreedApi } from '@mall/contract/account/agreed.api.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { refuse } from '../kernel/refusal.ts';
import { agreementText } from './account.table.ts';
import { keepConsent } from './keep-consent.ts';

/** Keeps what somebody agreed to, and when. Whoever was shown a version that was replaced meanwhile has not read what holds. */
export const agreeAgain = async (
  tx: Tx,
  visitor: Pick<Visitor, 'address'>,
  { memberId }: Member,
  { list }: BodyOf<typeof agreedApi.agree>,
): Promise<void> => {
  const texts = await tx.select({ kind: agreementText.kind, version: agreementText.version }).from(agreementText).for('share');
  if (list.some(({ kind, version }) => !texts.some((text) => text.kind === kind && text.version === version)))
    throw refuse('account.agreement_changed');
  await keepConsent(
    tx,
    memberId,
    visitor.address,
    list.map(({ kind }) => kind),
  );
};
