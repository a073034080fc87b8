import type { AddressFields } from '@mall/contract/member/address.rules.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';

type Area = Pick<AddressFields, 'provinceId' | 'cityId' | 'districtId'>;

/**
 * The district lies in the city and the city in the province; a city without districts stands for its own. One that is hidden is not written anew: it stays
 * in an address that has it (`kept`).
 */
export const checkArea = async (tx: Tx, { provinceId, cityId, districtId }: Area, kept?: Area): Promise<void> => {
  const same = kept?.provinceId === provinceId && kept.cityId === cityId && kept.districtId === districtId;
  const { rows } = await tx.execute(sql`
    select 1 from area p join area c on c.parent_id = p.id join area d on d.parent_id = c.id or c.leaf and d.id = c.id
    where c.id = ${cityId}::bigint and c.level = 2 and p.id = ${provinceId}::bigint and d.id = ${districtId}::bigint
      and (${same}::boolean or p.shown and c.shown and d.shown)`);
  if (rows.length === 0) throw refuse('address.area_required');
};
