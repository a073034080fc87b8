import type { CertificationFields } from '@mall/contract/company/certification.rules.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';

/** Whether province, city and district lie in one another. */
export const requireArea = async (
  tx: Tx,
  { provinceId, cityId, districtId }: Pick<CertificationFields, 'provinceId' | 'cityId' | 'districtId'>,
): Promise<void> => {
  const found = await readRows(tx, IdRow)`
    select d.id::text from area p join area c on c.parent_id = p.id join area d on d.parent_id = c.id or d.id = c.id and c.leaf
    where p.id = ${provinceId} and c.id = ${cityId} and d.id = ${districtId}`;
  if (found.length === 0) throw refuse('company.area_required');
};
