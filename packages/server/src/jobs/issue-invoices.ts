import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { issueInvoice } from '../invoice/issue-invoice.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { Refusal } from '../kernel/refusal.ts';
import { mallPeople, storePeople } from './people-here.ts';

/** Seconds that the clerk leaves an application to whoever may come to issue it. */
const thinkingSeconds = 20;
const mostAtOnce = 20;

const Row = z.strictObject({ id: Id, storeId: Id });

/** Issues for the stores of the demo what was applied for, unless their people, or the mall's for its own, are here. What the demo came with is older than a day and stays. */
export const issueInvoices = async ({ db }: House): Promise<void> => {
  const stuck: Id[] = [];
  for (let looked = 0; looked < mostAtOnce; looked += 1) {
    let current: Id | undefined;
    const found = await inTransaction(db, async (tx) => {
      const [row] = await readRows(tx, Row)`
        select i.id::text, i.store_id::text as "storeId" from invoice i join store o on o.id = i.store_id
        where i.state = 'applied' and i.applied_at between now() - interval '1 day' and now() - make_interval(secs => ${thinkingSeconds})
          and not exists (${storePeople('i')}) and not (o.kind = 'self' and exists (${mallPeople})) and i.id <> all (${sql.param(stuck)}::bigint[])
        order by i.id limit 1`;
      current = row?.id;
      if (row) await issueInvoice(tx, { kind: 'seller', storeId: row.storeId }, row.id);
      return row !== undefined;
    }).catch((error: unknown) => {
      // Somebody issued it in this moment, or goods came back and it gives way to another.
      if (!(error instanceof Refusal) || current === undefined) throw error;
      stuck.push(current);
      return true;
    });
    if (!found) return;
  }
};
