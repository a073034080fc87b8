import { right } from '@mall/contract/account/rights.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { tell } from '../../kernel/news.ts';
import type { PaperNews } from '../../kernel/news-list.ts';
import { readRows } from '../../kernel/read-rows.ts';
import type { LockedPaper } from './lock-paper.ts';

const Person = z.strictObject({ memberId: Id, side: z.enum(['store', 'mall']) });
const holding = (name: string): SQL =>
  sql`exists (select from member_role r join role_right o on o.role_id = r.role_id where r.member_id = m.id and o.right_name = ${name})`;

/** Who keeps the store hears of its papers, and of what has run out and what was handed in who audits, too. */
export const tellPaper = async (tx: Tx, paper: LockedPaper, said: { event: PaperNews; days: number; reason: string }): Promise<void> => {
  const toMall = said.event === 'expired' || said.event === 'handed_in';
  const people = await readRows(tx, Person)`
    select m.id::text as "memberId", case m.audience when 'seller' then 'store' else 'mall' end as side from member m
    where m.enabled and (
      (m.audience = 'seller' and m.store_id = ${paper.storeId} and ${holding(right('seller:store:manage'))} and ${said.event !== 'handed_in'})
      or (m.audience = 'operator' and ${toMall} and ${holding(right('operations:audit:decide'))})) order by m.id`;
  const { id: paperId, storeId, storeName, name, validUntil } = paper;
  await tell(tx, 'store.paper', ...people.map((person) => ({ paperId, storeId, storeName, paper: name, validUntil, ...person, ...said })));
};
