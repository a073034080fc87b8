import type { counterApi, Entry } from '@mall/contract/account/counter.api.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { refuse } from '../kernel/refusal.ts';
import { type Credentials, requireCredentials } from './account.queries.ts';
import { confirmSecret } from './confirm-secret.ts';
import { factorLimit } from './factor-limit.ts';
import { requireDoor } from './require-door.ts';
import { spendFactorCode } from './spend-factor-code.ts';
import { startSession } from './start-session.ts';
import { trustDevice } from './trust-device.ts';
import { spendTicket, type Ticket, tryTicket } from './try-ticket.ts';
import { writeAudit } from './write-audit.ts';

type Given = BodyOf<typeof counterApi.giveFactor>;

/** The recovery codes that were made on the way, or undefined when the code is wrong. The ticket is spent with the code, or neither. */
const pass = (house: House, ticket: Ticket, code: string): Promise<string[] | undefined> =>
  inTransaction(house.db, async (tx) => {
    if (ticket.purpose === 'enrol') return confirmSecret(tx, house.sealer, ticket, code);
    if (!(await spendFactorCode(tx, house.sealer, ticket.memberId, code))) return undefined;
    await spendTicket(tx, ticket);
    return [];
  });

const wrong = async (house: House, visitor: Visitor, member: Credentials, count: number) => {
  await writeAudit(house.db, 'account.factor_wrong', { from: visitor }, member.id);
  return refuse('account.factor_wrong', { count });
};

/** The second step behind the counter: who shows that he has the telephone as well, or one of his recovery codes, is in. */
export const giveFactor = async (house: House, visitor: Visitor, { ticket: token, code, trust }: Given): Promise<Entry> => {
  const ticket = await tryTicket(house.db, token, ['factor', 'enrol']);
  // Whoever sets one up has its secret before him: there is nothing to guess, and the tries with a lost one are not held against it.
  if (ticket.purpose === 'factor') await factorLimit.begin(house, ticket.memberId);
  const member = await requireCredentials(house.db, ticket.memberId);
  await requireDoor(house, visitor, member, member.audience, 'factor');
  const recoveryCodes = await pass(house, ticket, code);
  if (recoveryCodes === undefined) throw await wrong(house, visitor, member, ticket.triesLeft);
  await factorLimit.passed(house, member.id);
  if (trust) await trustDevice(house.db, visitor, member.id);
  if (ticket.purpose === 'enrol') await writeAudit(house.db, 'account.factor_set', { from: visitor }, member.id);
  return { step: 'in', token: await startSession(house, visitor, member, 'factor'), recoveryCodes };
};
