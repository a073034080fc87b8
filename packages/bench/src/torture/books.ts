import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { AckLog } from './ack-log.ts';
import type { Bank } from './bank.ts';
import type { Tally } from './buyer.ts';
import type { TaxOffice } from './tax-office.ts';

type Books = { refunds: number; overdue: number; held: number; untold: number; asking: number };

type Sides = {
  db: Pool;
  log: AckLog;
  bank: Bank;
  office: TaxOffice;
  tally: Tally;
  /** Where what is wrong is written. */
  faults: string[];
  begun: () => Date;
};

/** Holds what the mall believes against what others were told: the buyers, the bank, the tax gateway. */
export const openBooks = ({ db, log, bank, office, tally, faults, begun }: Sides) => {
  const check = async (when: string): Promise<void> => {
    const { rows } = await db.query<{ id: string; rule: string; bad: string }>('select id, rule, bad from inv.checks where bad > 0');
    for (const row of rows) faults.push(`${when}: ${row.id} ${row.rule}: ${row.bad}`);
  };

  /** What the mall believes since the run began: what it has still to send back, to cancel, to tell, and the money it holds. */
  const readBooks = async (): Promise<Books> => {
    const { rows } = await db.query<Record<keyof Books, string>>(
      `with own as (select attempt_no, state from pay_attempt where created_at >= $1)
       select (select count(*) from refund r join own using (attempt_no) where r.state = 'pending') as refunds,
         (select count(*) from shop_order where state = 'wait_pay' and pay_mode = 'prepay' and pay_deadline < now()) as overdue,
         (select coalesce(sum(l.amount_fen), 0) from pay_attempt_order l join own using (attempt_no) where own.state = 'success')
           - (select coalesce(sum(r.amount_fen), 0) from refund r join own using (attempt_no) where r.state = 'success') as held,
         (select count(*) from news where done_at is null) as untold,
         (select count(*) from invoice_ask where state = 'pending') as asking`,
      [begun()],
    );
    const [row] = rows;
    return {
      refunds: Number(row?.refunds),
      overdue: Number(row?.overdue),
      held: Number(row?.held),
      untold: Number(row?.untold),
      asking: Number(row?.asking),
    };
  };

  /** Waits until everything that is under way has come to its end: lost payments found, refunds sent, deadlines kept, news delivered. */
  const drain = async (): Promise<void> => {
    await bank.settled();
    office.calm();
    await db.query(`update invoice_ask set next_try_at = now() where state = 'pending'`);
    let books = await readBooks();
    const open = () => books.refunds > 0 || books.overdue > 0 || books.untold > 0 || books.asking > 0 || books.held !== bank.holds();
    for (let tries = 0; tries < 90 && open(); tries += 1) {
      await sleep(1000);
      books = await readBooks();
    }
    if (books.refunds > 0) faults.push(`${books.refunds} refunds are still to be sent`);
    if (books.overdue > 0) faults.push(`${books.overdue} orders are still to be cancelled`);
    if (books.untold > 0) faults.push(`${books.untold} news are still to be delivered`);
    if (books.asking > 0) faults.push(`${books.asking} questions to the tax gateway are still open`);
    if (books.held !== bank.holds()) faults.push(`the mall believes to hold ${books.held} fen, the bank holds ${bank.holds()}`);
  };

  const compareAcks = async (): Promise<number> => {
    const acks = log.read();
    const { rows } = await db.query<{ id: string; token: string }>(
      `select o.id::text, t.submit_token::text as token from shop_order o join trade t on t.id = o.trade_id where o.id = any ($1::bigint[])`,
      [acks.map((ack) => ack.ref)],
    );
    const kept = new Map(rows.map((row) => [row.id, row.token]));
    for (const ack of acks) if (kept.get(ack.ref) !== ack.token) faults.push(`acknowledged order ${ack.ref} is lost`);
    return acks.length;
  };

  /** Whoever was told that his approval counts finds it with the request. */
  const compareApprovals = async (): Promise<number> => {
    const orders = [...new Set(tally.decided)];
    const { rows } = await db.query<{ id: string }>(
      `select o.id::text from shop_order o where o.id = any ($1::bigint[]) and not exists (
         select from approval_request r join approval_task k on k.request_id = r.id where r.trade_id = o.trade_id and k.state in ('approved', 'rejected', 'returned'))`,
      [orders],
    );
    for (const { id } of rows) faults.push(`a decision about order ${id} was acknowledged, and is lost`);
    return orders.length;
  };

  /** Whoever paid since the run began has exactly one message about it. Gives how much was delivered by somebody else than who began it. */
  const compareMessages = async (): Promise<number> => {
    const { rows } = await db.query<{ id: string; n: number }>(
      `select o.id::text, count(m.id)::int as n from shop_order o left join message m on m.member_id = o.member_id and m.code = 'order.paid' and m.facts ->> 'orderId' = o.id::text
       where o.paid_fen > 0 and o.paid_at >= $1 group by o.id having count(m.id) <> 1`,
      [begun()],
    );
    for (const { id, n } of rows) faults.push(`the buyer of paid order ${id} has ${n} messages about it`);
    const again = await db.query<{ n: number }>('select count(*)::int as n from news where tries > 1');
    return again.rows[0]?.n ?? 0;
  };

  return { check, drain, compareAcks, compareMessages, compareApprovals };
};
