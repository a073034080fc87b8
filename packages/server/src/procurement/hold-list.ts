import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import { companySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';

const Row = z.strictObject({ id: Id, name: z.string(), archived: z.boolean() });

/** One's own list, held until the transaction ends: of two who add lines at once neither passes the most that it holds. */
export const holdOwnList = async (tx: Tx, side: BuyerSide, id: Id): Promise<z.infer<typeof Row>> => {
  const { companyId, memberId } = companySide(side);
  const [row] = await readRows(tx, Row)`
    select l.id::text, l.name, l.archived_at is not null as archived from procurement_list l
    where l.id = ${id} and l.company_id = ${companyId} and l.member_id = ${memberId} for no key update`;
  if (!row) throw refuse('kernel.not_found');
  return row;
};

/** The same where it is to be changed: what is put away is taken out first. */
export const holdOpenList = async (tx: Tx, side: BuyerSide, id: Id): Promise<z.infer<typeof Row>> => {
  const list = await holdOwnList(tx, side, id);
  if (list.archived) throw refuse('list.archived');
  return list;
};
