import type { AddressFields } from '@mall/contract/member/address.rules.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';

/** The district lies in the city and the city in the province; a city without districts stands for its own. */
export const checkArea = async (
  tx: Tx,
  { provinceId, cityId, districtId }: Pick<AddressFields, 'provinceId' | 'cityId' | 'districtId'>,
): Promise<void> => {
  const { rows } = await tx.execute(sql`
    select 1 from area c join area d on d.parent_id = c.id or c.leaf and d.id = c.id
    where c.id = ${cityId}::bigint and c.level = 2 and c.parent_id = ${provinceId}::bigint and d.id = ${districtId}::bigint`);
  if (rows.length === 0) throw refuse('address.area_required');
};
