import { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { showUploads } from '../content/show-uploads.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { By } from '../kernel/side.ts';
import { moveInvitation } from './move-invitation.ts';
import { seesInquiries } from './store-rights.ts';

/** Stores `s` that may be asked: open, not kept out by the mall, none of the company's own, with a paper that is in force. */
export const mayBeAsked = (companyId: Id): SQL => sql`(s.state = 'open' and s.company_id is distinct from ${companyId}::bigint
  and not exists (select from inquiry_block b where b.store_id = s.id and (b.until is null or b.until >= current_date))
  and not exists (select from store_qualification p where p.store_id = s.id having count(*) > 0 and count(*) filter (where p.valid_until is null or p.valid_until >= current_date) = 0))`;

type Round = { inquiryId: Id; companyId: Id; round: number };

/** Of some stores those that may be asked, held until the transaction ends. */
export const fitSuppliers = async (tx: Tx, companyId: Id, storeIds: readonly Id[]): Promise<Id[]> => {
  const fit = await readRows(tx, IdRow)`
    select s.id::text from store s where s.id = any (${sql.param([...storeIds])}::bigint[]) and ${mayBeAsked(companyId)} order by s.id for key share`;
  return fit.map(({ id }) => id);
};

const Replaced = z.strictObject({ id: Id, storeId: Id });

/** Who was replaced in this round and is wanted after all. */
const askReplaced = async (tx: Tx, { inquiryId, round }: Round, storeIds: readonly Id[], by: By): Promise<ReadonlySet<Id>> => {
  const rows = await readRows(tx, Replaced)`
    select id::text, store_id::text as "storeId" from invitation
    where inquiry_id = ${inquiryId} and round = ${round} and state = 'replaced' and store_id = any (${sql.param([...storeIds])}::bigint[]) order by id`;
  for (const { id } of rows) await moveInvitation(tx, id, 'askAgain', by, { also: sql`, reason = ''` });
  return new Set(rows.map(({ storeId }) => storeId));
};

/** Asks stores in a round. The caller holds the inquiry. */
export const inviteSuppliers = async (tx: Tx, asking: Round, storeIds: readonly Id[], by: By): Promise<void> => {
  const { inquiryId, companyId, round } = asking;
  if ((await fitSuppliers(tx, companyId, storeIds)).length !== storeIds.length) throw refuse('inquiry.supplier_unfit');
  const again = await askReplaced(tx, asking, storeIds, by);
  const others = storeIds.filter((storeId) => !again.has(storeId));
  const { rowCount } = await tx.execute(sql`
    insert into invitation (inquiry_id, round, store_id) select ${inquiryId}, ${round}::int, unnest(${sql.param(others)}::bigint[])
    on conflict (inquiry_id, round, store_id) do nothing`);
  if (rowCount !== others.length) throw refuse('inquiry.supplier_there');
  const files = await readRows(tx, z.strictObject({ url: z.string() }))`select url from inquiry_file where inquiry_id = ${inquiryId}`;
  await showUploads(
    tx,
    files.map(({ url }) => url),
    storeIds,
    seesInquiries,
  );
};
