import { creditActKinds } from '@mall/contract/credit/credit.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { cutText } from '@mall/grammar/cut-text.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf, type MallSide } from '../kernel/side.ts';
import { allocateCredit } from './allocate-credit.ts';
import { bookCredit } from './book-credit.ts';
import { lockCredit } from './lock-credit.ts';
import { moveAct } from './move-act.ts';
import { repayCredit } from './repay-credit.ts';
import { tellCredit } from './tell-credit.ts';

const Row = z.strictObject({
  id: Id,
  actSn: z.string(),
  accountId: Id,
  applicationId: Id.nullable(),
  kind: z.enum(creditActKinds),
  amountFen: z.number(),
  termDays: z.number().nullable(),
  validTo: z.string().nullable(),
  proof: z.string(),
  reason: z.string(),
});

/** Does what was entered, once: one move decides who does it. The quota is locked by whoever calls. */
export const endAct = async (tx: Tx, side: MallSide, id: Id, limitFen: number): Promise<void> => {
  const by = byOf(side);
  await moveAct(tx, id, 'confirm', by, {
    also: sql`, ended_by = ${side.memberId}, limit_fen = ${limitFen}`,
    where: sql` and (stake_fen <= ${limitFen} or entered_by <> ${side.memberId})`,
  });
  const [row] = await readRows(tx, Row)`
    select id::text, act_sn as "actSn", account_id::text as "accountId", application_id::text as "applicationId", kind, amount_fen::float8 as "amountFen",
      term_days as "termDays", valid_to::text as "validTo", proof, reason from credit_act where id = ${id}`;
  const act = row as z.infer<typeof Row>;
  const { kind, accountId, amountFen, actSn, reason, proof } = act;
  if (kind === 'allocate') return allocateCredit(tx, side, act);
  if (kind !== 'adjust')
    return repayCredit(tx, {
      accountId,
      amountFen,
      bizNo: actSn,
      by,
      type: kind,
      remark: cutText([proof, reason].filter(Boolean).join(' '), 100),
    });
  const { limitFen: before, memberId } = await lockCredit(tx, accountId);
  if (amountFen === before) throw refuse('credit.same_limit');
  await bookCredit(tx, accountId, { type: 'adjust', subject: 'act', bizNo: actSn, fen: amountFen - before, by, memberId, remark: reason });
  await tellCredit(tx, accountId, 'adjust', reason);
};
