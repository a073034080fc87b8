import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { holdsRight } from '../account/standing.queries.ts';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import type { BillNews } from '../kernel/news-list.ts';
import { readRows } from '../kernel/read-rows.ts';

const Row = z.strictObject({ billId: Id, billSn: z.string(), memberId: Id, party: z.string(), totalFen: z.number() });

/** Tells the company's people who look after its bills, or the store's, what became of one; each reads with whom the bill is. */
export const tellBill = async (
  tx: Tx,
  side: 'buyer' | 'seller',
  billId: Id,
  event: BillNews,
  { amountFen, reason = '' }: { amountFen?: number; reason?: string } = {},
): Promise<void> => {
  const whose =
    side === 'buyer'
      ? sql`m.company_id = b.company_id and m.audience = 'buyer' and ${holdsRight('personalCenterBase:billManagement:accountCreator:view')}`
      : sql`m.store_id = b.store_id and m.audience = 'seller' and ${holdsRight('seller:bills:handle')}`;
  const people = await readRows(tx, Row)`
    select b.id::text as "billId", b.bill_sn as "billSn", m.id::text as "memberId", ${side === 'buyer' ? sql`s.name` : sql`c.name`} as party, b.total_fen::float8 as "totalFen"
    from bill b join store s on s.id = b.store_id join company c on c.id = b.company_id join member m on ${whose}
    where b.id = ${billId} and m.enabled order by m.id`;
  await tell(
    tx,
    'bill.moved',
    ...people.map(({ totalFen, ...one }, at) => ({ ...one, side, event, amountFen: amountFen ?? totalFen, reason, first: at === 0 })),
  );
};
