import type { counterApi } from '@mall/contract/account/counter.api.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import type { Member } from '../kernel/actor.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { refuse } from '../kernel/refusal.ts';
import { confirmSecret } from './confirm-secret.ts';
import { tryTicket } from './try-ticket.ts';
import { writeAudit } from './write-audit.ts';

/** From now on the new authenticator holds, and with it new recovery codes. */
export const confirmFactor = async (house: House, visitor: Visitor, actor: Member, input: BodyOf<typeof counterApi.confirmFactor>) => {
  const ticket = await tryTicket(house.db, input.ticket, ['setup', 'change']);
  if (ticket.memberId !== actor.memberId) throw refuse('account.ticket_gone');
  const recoveryCodes = await inTransaction(house.db, (tx) => confirmSecret(tx, house.sealer, ticket, input.code));
  if (recoveryCodes === undefined) throw refuse('account.factor_wrong', { count: ticket.triesLeft });
  await writeAudit(house.db, 'account.factor_set', { from: visitor }, actor.memberId);
  return { recoveryCodes };
};
