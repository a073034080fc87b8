import { Id } from '@mall/contract/kernel/fields.ts';
import { paperWarnings } from '@mall/contract/store/paper.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import type { House } from '../../kernel/house.ts';
import { tell } from '../../kernel/news.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { runDue } from '../../kernel/run-due.ts';
import { system } from '../../kernel/side.ts';
import { lockPaper, today } from './lock-paper.ts';
import { tellPaper } from './tell-paper.ts';

const Row = z.strictObject({ id: Id, days: z.int() });
type Row = z.infer<typeof Row>;

/** Of the warnings the last that is due: of a paper that ends in 20 days the one of 30. */
const step = sql`(select min(w) from unnest(${sql.raw(`array[${paperWarnings.join(', ')}]`)}) w where q.valid_until - ${today} <= w)`;

const take = async (tx: Tx, leave: readonly Id[]): Promise<Row | undefined> => {
  const [row] = await readRows(tx, Row)`
    select q.id::text, q.valid_until - ${today} as days from store_qualification q join store s on s.id = q.store_id and s.state <> 'closed'
    where q.valid_until <= ${today} + ${paperWarnings[0]}::int and q.lapsed_at is null and (q.valid_until < ${today} or q.warned_days is null or q.warned_days > ${step})
      and q.id <> all (${sql.param([...leave])}::bigint[])
    order by q.valid_until, q.id limit 1 for no key update of q skip locked`;
  return row;
};

/** The day of a paper has passed: goods that need it leave the shelf in the same transaction. */
const lapse = async (tx: Tx, { id, days }: Row): Promise<void> => {
  const paper = await lockPaper(tx, system, id);
  await tx.execute(sql`update store_qualification set lapsed_at = now() where id = ${id}`);
  await tell(tx, 'store.papers_changed', { storeId: paper.storeId });
  await tellPaper(tx, paper, { event: 'expired', days, reason: '' });
};

const warn = async (tx: Tx, { id, days }: Row): Promise<void> => {
  const paper = await lockPaper(tx, system, id);
  await tx.execute(sql`update store_qualification q set warned_days = ${step} where q.id = ${id}`);
  await tellPaper(tx, paper, { event: 'ending', days, reason: '' });
};

/** Warns of papers that end, and does what follows when one has run out. Gives how many. */
export const runDuePapers = ({ db, log }: Pick<House, 'db' | 'log'>): Promise<number> =>
  runDue(db, {
    take,
    run: (tx, row) => (row.days < 0 ? lapse(tx, row) : warn(tx, row)),
    failed: (error, paperId) => log.error({ err: error, paperId }, 'a paper of a store was not followed'),
  });
