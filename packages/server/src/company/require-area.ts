import type { CertificationFields } from '@mall/contract/company/certification.rules.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';

type Area = Pick<CertificationFields, 'provinceId' | 'cityId' | 'districtId'>;

/**
 * Whether province, city and district lie in one another and are offered; what was written down before (`kept`) stays good though it is hidden now. They
 * are held, so that none is taken away before it is named.
 */
export const requireArea = async (tx: Tx, { provinceId, cityId, districtId }: Area, kept?: Area): Promise<void> => {
  const same = kept?.provinceId === provinceId && kept.cityId === cityId && kept.districtId === districtId;
  const found = await readRows(tx, IdRow)`
    select d.id::text from area p join area c on c.parent_id = p.id join area d on d.parent_id = c.id or d.id = c.id and c.leaf
    where p.id = ${provinceId} and c.id = ${cityId} and d.id = ${districtId} and (${same}::boolean or p.shown and c.shown and d.shown) for key share`;
  if (found.length === 0) throw refuse('company.area_required');
};

/** What papers name that waited is still there; those of long ago name no district. */
export const requireAreaStill = async (tx: Tx, { provinceId, cityId, districtId }: Area): Promise<void> => {
  const named = [...new Set([provinceId, cityId, districtId])].filter((id) => id !== '');
  const found = await readRows(tx, IdRow)`select id::text from area where id = any (${sql.param(named)}::bigint[]) for key share`;
  if (found.length < named.length) throw refuse('company.area_required');
};
