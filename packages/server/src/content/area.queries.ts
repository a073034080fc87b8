import type { Area } from '@mall/contract/content/content.api.ts';
import { asc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { area } from './content.table.ts';

/** Below '0' stand the provinces; below what is no area stands nothing. */
export const listAreas = async (tx: Tx, parent: string): Promise<Area[]> => {
  if (!/^(0|[1-9]\d{0,11})$/.test(parent)) return [];
  const rows = await tx
    .select({ id: area.id, name: area.name, leaf: area.leaf })
    .from(area)
    .where(parent === '0' ? isNull(area.parentId) : eq(area.parentId, parent))
    .orderBy(asc(area.id));
  return rows.map((row) => ({ ...row, parentId: parent }));
};
