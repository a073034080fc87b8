import type { counterApi, Entry } from '@mall/contract/account/counter.api.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { refuse } from '../kernel/refusal.ts';
import { requireCredentials } from './account.queries.ts';
import { describeSecret } from './describe-secret.ts';
import { noteFailure } from './note-failure.ts';
import { openTicket } from './open-ticket.ts';
import { requireDoor } from './require-door.ts';
import { shownAtDoor } from './shown-at-door.ts';
import { spendSmsCode } from './spend-sms-code.ts';
import { makeSecret } from './totp.ts';
import { spendTicket, tryTicket } from './try-ticket.ts';

type Given = BodyOf<typeof counterApi.giveText>;

/** Who shows that he holds the mobile is shown the secret of his second factor. */
export const giveEnrolText = async (house: House, visitor: Visitor, { ticket: token, code }: Given): Promise<Entry> => {
  const ticket = await tryTicket(house.db, token, ['text']);
  const member = await requireCredentials(house.db, ticket.memberId);
  await requireDoor(house, visitor, member, member.audience, 'factor');
  if (!(await spendSmsCode(house.db, 'enrol', member.mobile, code))) {
    await noteFailure(house.db, 'account.code_wrong', { way: 'enrol', from: visitor }, member.id);
    throw refuse('account.code_wrong');
  }
  const secret = makeSecret();
  const next = await inTransaction(house.db, async (tx) => {
    await spendTicket(tx, ticket);
    return openTicket(tx, member.id, 'enrol', house.sealer.seal(secret));
  });
  return { step: 'enrol', ticket: next, ...shownAtDoor(house, member), ...describeSecret(house.config.SITE_NAME, secret, member.mobile) };
};
