import { answeredStates } from '@mall/contract/inquiry/invitation.machine.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { holdsRight } from '../account/standing.queries.ts';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import type { PayloadOf } from '../kernel/news-list.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { By } from '../kernel/side.ts';

const Asker = z.strictObject({ inquiryNo: z.string(), title: z.string(), memberId: Id, quoted: z.number(), waiting: z.number() });

/** Tells who asked for prices what has become of it; what he did himself he knows. */
export const tellBuyer = async (
  tx: Tx,
  inquiryId: Id,
  what: PayloadOf<'inquiry.told'>['what'] | 'answered',
  by: By,
  reason = '',
): Promise<void> => {
  const [asker] = await readRows(tx, Asker)`
    select q.inquiry_no as "inquiryNo", q.title, q.member_id::text as "memberId", count(*) filter (where i.state = 'quoted')::int as quoted,
      count(*) filter (where i.state <> all (${sql.param([...answeredStates])}::text[]))::int as waiting
    from inquiry q left join invitation i on i.inquiry_id = q.id and i.round = q.round where q.id = ${inquiryId} group by q.id`;
  if (!asker || asker.memberId === by.memberId) return;
  const { waiting, ...facts } = asker;
  if (what !== 'answered') return tell(tx, 'inquiry.told', { ...facts, inquiryId, what, reason });
  // Single answers are seen on the page; that none is missing any more lets him open early.
  if (waiting === 0 && facts.quoted > 0) await tell(tx, 'inquiry.told', { ...facts, inquiryId, what: 'all_answered', reason });
};

const Person = z.strictObject({
  inquiryNo: z.string(),
  title: z.string(),
  company: z.string(),
  memberId: Id,
  round: z.number(),
  deadline: z.string(),
  won: z.boolean(),
});

/** Tells the people of the stores in the round who quote: all of them, or those of the named stores. */
export const tellSuppliers = async (
  tx: Tx,
  inquiryId: Id,
  what: Exclude<PayloadOf<'invitation.told'>['what'], 'won' | 'lost'> | 'decided',
  storeIds?: readonly Id[],
): Promise<void> => {
  const people = await readRows(tx, Person)`
    select q.inquiry_no as "inquiryNo", q.title, c.name as company, m.id::text as "memberId", q.round, to_char(q.deadline, 'YYYY-MM-DD HH24:MI') as deadline, i.state = 'won' as won
    from inquiry q join company c on c.id = q.company_id join invitation i on i.inquiry_id = q.id and i.round = q.round and i.state <> 'replaced'
    join member m on m.store_id = i.store_id and m.audience = 'seller' and m.enabled and ${holdsRight('seller:inquiries:quote')}
    where q.id = ${inquiryId} ${storeIds ? sql`and i.store_id = any (${sql.param([...storeIds])}::bigint[])` : sql``}
      ${what === 'decided' ? sql`and i.state in ('won', 'lost')` : sql``} order by m.id limit 300`;
  await tell(
    tx,
    'invitation.told',
    ...people.map(({ won, ...one }) => {
      const said = what === 'decided' ? (won ? 'won' : 'lost') : what;
      return { ...one, inquiryId, what: said } as const;
    }),
  );
};
