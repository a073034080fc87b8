import { applicationMachine } from '@mall/contract/credit/application.machine.ts';
import { creditMachine } from '@mall/contract/credit/credit.machine.ts';
import { type ApplicationKind, type ApplyCredit, creditApplicationsADay } from '@mall/contract/credit/credit.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { companySide } from '../company/company-side.ts';
import { attachUploads } from '../content/attach-uploads.ts';
import type { Tx } from '../kernel/db.ts';
import { isOpen } from '../kernel/is-open.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf } from '../kernel/side.ts';
import { creditNumber } from './credit-number.ts';
import { type LockedCredit, lockCreditOf } from './lock-credit.ts';
import { moveCredit } from './move-credit.ts';
import { holdFault } from './require-credit.ts';

const Standing = z.strictObject({ waits: z.boolean(), today: z.number() });

/** Applies for a quota, for a new term of one that has expired, or for more while it is in force. One application at a time. */
export const applyCredit = async (tx: Tx, asker: BuyerSide, { amount, purpose, papers }: ApplyCredit): Promise<void> => {
  const side = companySide(asker);
  if (side.companyState !== 'active') throw refuse('credit.uncertified');
  const account = await openAccount(tx, side.companyId, side.memberId);
  const [standing] = await readRows(tx, Standing)`
    select coalesce(bool_or(${isOpen(applicationMachine, 'state')}), false) as waits, count(*) filter (where submitted_at >= date_trunc('day', now()))::int as today
    from credit_application where account_id = ${account.id}`;
  if (standing?.waits) throw refuse('credit.waits');
  if ((standing?.today ?? 0) >= creditApplicationsADay) throw refuse('credit.often', { most: creditApplicationsADay });
  const kind = kindOf(account);
  await attachUploads(
    tx,
    side,
    papers.map(({ url }) => url),
    { kind: 'company', companyId: side.companyId },
    ['file', 'image'],
  );
  const by = byOf(side);
  await tx.execute(sql`
    with made as (
      insert into credit_application (application_sn, account_id, company_id, member_id, kind, state, asked_fen, purpose, papers)
      values (${creditNumber('CA')}, ${account.id}, ${side.companyId}, ${side.memberId}, ${kind}, ${applicationMachine.begin('apply')}, ${fromYuan(amount)}, ${purpose}, ${JSON.stringify(papers)}::jsonb)
      returning id, state)
    insert into credit_application_event (application_id, seq, event, to_state, by_kind, by_member_id) select id, 1, 'apply', state, ${by.kind}, ${side.memberId} from made`);
  if (kind === 'raise') return;
  await moveCredit(tx, account.id, kind === 'renew' ? 'renew' : 'apply', by, {
    also: sql`, member_id = ${side.memberId}, reason = ''`,
  });
};

const openAccount = async (tx: Tx, companyId: Id, memberId: Id): Promise<LockedCredit> => {
  await tx.execute(
    sql`insert into credit_account (company_id, member_id, state) values (${companyId}, ${memberId}, ${creditMachine.begin('open')}) on conflict (company_id) do nothing`,
  );
  return (await lockCreditOf(tx, companyId)) as LockedCredit;
};

const kindOf = (account: LockedCredit): ApplicationKind => {
  const { state } = account;
  if (state === 'on_hold') throw holdFault(account);
  if (state === 'active') return 'raise';
  return state === 'expired' ? 'renew' : 'open';
};
