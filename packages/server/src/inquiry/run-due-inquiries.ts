import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { runDue } from '../kernel/run-due.ts';
import { runOutInquiry } from './end-inquiry.ts';
import { closeQuoting } from './open-quotes.ts';
import { tellSuppliers } from './tell-inquiry.ts';

const Row = z.strictObject({ id: Id, step: z.enum(['close', 'runOut', 'remind']) });

/** So many hours before the deadline who has not answered is reminded. */
const remindHours = [24, 2] as const;

const remind = async (tx: Tx, id: Id): Promise<void> => {
  await tx.execute(
    sql`update inquiry set reminded = case when due_at <= now() + make_interval(hours => ${remindHours[1]}) then 2 else 1 end where id = ${id}`,
  );
  const silent = await readRows(tx, z.strictObject({ storeId: Id }))`
    select i.store_id::text as "storeId" from invitation i join inquiry q on q.id = i.inquiry_id and q.round = i.round where q.id = ${id} and i.state in ('invited', 'viewed') order by 1`;
  if (silent.length > 0)
    await tellSuppliers(
      tx,
      id,
      'reminded',
      silent.map(({ storeId }) => storeId),
    );
};

/** Opens what has come to its deadline, ends what nobody decided, and reminds before. Gives how many. */
export const runDueInquiries = ({ db, sealer, log }: Pick<House, 'db' | 'sealer' | 'log'>): Promise<number> =>
  runDue(db, {
    take: async (tx, leave) => {
      const rows = await readRows(tx, Row)`
        select q.id::text, case when q.due_at > now() then 'remind' when q.state = 'quoting' then 'close' else 'runOut' end as step from inquiry q
        where q.due_at is not null and q.id <> all (${sql.param([...leave])}::bigint[]) and (q.due_at <= now() or q.state = 'quoting'
          and (q.reminded = 0 and q.due_at <= now() + make_interval(hours => ${remindHours[0]}) and q.due_at > q.state_at + make_interval(hours => ${remindHours[0]})
            or q.reminded < 2 and q.due_at <= now() + make_interval(hours => ${remindHours[1]})))
        order by q.due_at, q.id limit 1 for no key update of q skip locked`;
      return rows[0];
    },
    run: (tx, { id, step }) => {
      if (step === 'remind') return remind(tx, id);
      return step === 'close' ? closeQuoting(tx, { sealer }, id) : runOutInquiry(tx, id);
    },
    failed: (error, inquiryId) => log.error({ err: error, inquiryId }, 'inquiry not moved by itself'),
  });
