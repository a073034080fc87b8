import { Id } from '@mall/contract/kernel/fields.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { tell } from '../kernel/news.ts';
import { readRows } from '../kernel/read-rows.ts';
import { runDue } from '../kernel/run-due.ts';
import { readPricedLines } from './list.queries.ts';

const Due = z.strictObject({ id: Id, memberId: Id, listId: Id, name: z.string(), dueDate: z.string() });
type Due = z.infer<typeof Due>;

const Paid = z.strictObject({ specId: Id, fen: z.number() });

/** What a piece cost when it was ordered the last time by this calendar. */
const readLastPrices = async (tx: Tx, standingId: Id): Promise<Map<Id, number>> => {
  const rows = await readRows(tx, Paid)`
    select l.spec_id::text as "specId", max(l.unit_fen)::float8 as fen from order_line l join shop_order o on o.id = l.order_id
    where o.trade_id = (select r.trade_id from standing_order_run r where r.standing_id = ${standingId} and r.result = 'ordered' order by r.due_on desc limit 1)
    group by l.spec_id`;
  return new Map(rows.map(({ specId, fen: paid }) => [specId, paid]));
};

const yuan = (amount: number) => `¥${formatCurrency(toYuan(fen(amount)))}`;

/** Tells the owner what comes tomorrow, at today's prices, and which of them changed since the last time. */
const remind = async (tx: Tx, { id, memberId, listId, name, dueDate }: Due): Promise<void> => {
  await tx.execute(sql`update standing_order set reminded_of = ${dueDate}::date where id = ${id}`);
  const lines = await readPricedLines(tx, memberId, listId);
  const paid = await readLastPrices(tx, id);
  const changes = lines.flatMap(({ specId, specName, priceFen }) => {
    const before = paid.get(specId);
    return before === undefined || before === priceFen ? [] : [`${specName} ${yuan(before)} → ${yuan(priceFen)}`];
  });
  const amountFen = lines.reduce((sum, { num, priceFen }) => sum + num * priceFen, 0);
  await tell(tx, 'standing.soon', { standingId: id, memberId, name, dueDate, lines: lines.length, amountFen, changes });
};

/** Reminds of the standing orders of tomorrow, once for each run, while it can still be left out or changed. Gives how many. */
export const remindDueStandings = ({ db, log }: Pick<House, 'db' | 'log'>): Promise<number> =>
  runDue(db, {
    take: async (tx, leave) => {
      const [row] = await readRows(tx, Due)`
        select id::text, member_id::text as "memberId", list_id::text as "listId", name, next_on::text as "dueDate" from standing_order
        where state = 'active' and next_on = current_date + 1 and reminded_of is distinct from next_on and id <> all (${sql.param([...leave])}::bigint[])
        order by id limit 1 for no key update skip locked`;
      return row;
    },
    run: remind,
    failed: (error, standingId) => log.error({ err: error, standingId }, 'not reminded of a standing order'),
  });
