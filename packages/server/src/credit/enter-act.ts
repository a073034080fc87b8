import type { CreditActKind } from '@mall/contract/credit/credit.rules.ts';
import { creditActMachine } from '@mall/contract/credit/credit-act.machine.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { isOpen } from '../kernel/is-open.ts';
import { orTakenBy } from '../kernel/or-taken.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf, type MallSide } from '../kernel/side.ts';
import { creditNumber } from './credit-number.ts';
import { endAct } from './end-act.ts';
import { type LockedCredit, lockCredit } from './lock-credit.ts';

const lateDays = 30;

export type EnteredAct = {
  kind: CreditActKind;
  accountId: Id;
  amount: string;
  reason: string;
  limitFen: number;
  proof?: string;
  allocation?: { applicationId: Id; termDays: number; validTo: string };
};

/**
 * Enters something that moves a quota. Up to the limit of one person it is done at once; above it somebody else confirms it, and until then nothing has changed. What
 * counts is what stands at risk afterwards: of a limit that grows all of it, of what is repaid or written off all of late, or many small steps would go where a large one cannot.
 */
export const enterAct = async (tx: Tx, side: MallSide, given: EnteredAct): Promise<{ waits: boolean }> => {
  const account = await lockCredit(tx, given.accountId);
  const amountFen = fromYuan(given.amount);
  requireSense(account, given.kind, amountFen);
  const id = await write(tx, side, given, amountFen, stakeOf(account, given.kind, amountFen) + (await lateAlone(tx, given)));
  const [done] = await readRows(tx, IdRow)`select id::text from credit_act where id = ${id} and stake_fen <= ${given.limitFen}`;
  if (!done) return { waits: true };
  await endAct(tx, side, id, given.limitFen);
  return { waits: false };
};

const Sum = z.strictObject({ fen: z.number() });

/** What was let go of this quota of late by one person each: steps that are small alone are together what they sum up to. */
const lateAlone = async (tx: Tx, { accountId, kind }: EnteredAct): Promise<number> => {
  if (kind !== 'repay' && kind !== 'write_off') return 0;
  const [late] = await readRows(tx, Sum)`
    select coalesce(sum(amount_fen), 0)::float8 as fen from credit_act
    where account_id = ${accountId} and kind = ${kind} and state = 'done' and ended_by = entered_by and ended_at > now() - make_interval(days => ${lateDays})`;
  return late?.fen ?? 0;
};

const stakeOf = ({ limitFen }: LockedCredit, kind: CreditActKind, amountFen: number): number =>
  kind === 'adjust' && amountFen < limitFen ? limitFen - amountFen : amountFen;

const requireSense = ({ state, limitFen, usedFen }: LockedCredit, kind: CreditActKind, amountFen: number): void => {
  if (kind === 'adjust') {
    if (state !== 'active' && state !== 'on_hold') throw refuse('credit.moved');
    if (amountFen === limitFen) throw refuse('credit.same_limit');
  }
  if ((kind === 'repay' || kind === 'write_off') && amountFen > usedFen)
    throw refuse('credit.more_than_used', { used: toYuan(fen(Math.max(0, usedFen))) });
};

const orProofUsed = orTakenBy({ credit_act_proof: 'credit.proof_used', credit_act_waiting: 'credit.act_waits' });

const write = async (tx: Tx, side: MallSide, given: EnteredAct, amountFen: number, stakeFen: number): Promise<Id> => {
  const { kind, accountId, reason, proof = '', allocation } = given;
  const [taken] = await readRows(
    tx,
    IdRow,
  )`select id::text from credit_act where account_id = ${accountId} and ${isOpen(creditActMachine, 'state')}`;
  if (taken) throw refuse('credit.act_waits');
  const [row] = await orProofUsed(
    () => readRows(tx, IdRow)`
      with made as (
        insert into credit_act (act_sn, account_id, application_id, kind, state, amount_fen, term_days, valid_to, proof, reason, stake_fen, entered_by)
        values (${creditNumber('CX')}, ${accountId}, ${allocation?.applicationId ?? null}, ${kind}, ${creditActMachine.begin('enter')}, ${amountFen}, ${allocation?.termDays ?? null}::int,
          ${allocation?.validTo ?? null}::date, ${proof}, ${reason}, ${stakeFen}, ${side.memberId}) returning id, state),
      begun as (
        insert into credit_act_event (act_id, seq, event, to_state, by_kind, by_member_id) select id, 1, 'enter', state, ${byOf(side).kind}, ${side.memberId} from made)
      select id::text from made`,
  );
  return (row as { id: Id }).id;
};
