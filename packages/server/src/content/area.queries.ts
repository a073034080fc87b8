import type { Area } from '@mall/contract/content/content.api.ts';
import type { AreaRow } from '@mall/contract/content/entry-operations.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { area } from './content.table.ts';

/** What is offered to who writes an address. Below '0' stand the provinces; below what is no area stands nothing. */
export const listAreas = async (tx: Tx, parent: string): Promise<Area[]> => {
  if (!/^(0|[1-9]\d{0,11})$/.test(parent)) return [];
  const rows = await tx
    .select({ id: area.id, name: area.name, leaf: area.leaf })
    .from(area)
    .where(and(area.shown, parent === '0' ? isNull(area.parentId) : eq(area.parentId, parent)))
    .orderBy(asc(area.sort), asc(area.id));
  return rows.map((row) => ({ ...row, parentId: parent }));
};

/** All of them, for whoever keeps them. */
export const listAreaRows = (tx: Tx, parentId: Id | undefined): Promise<AreaRow[]> =>
  tx
    .select({ id: area.id, name: area.name, leaf: area.leaf, shown: area.shown })
    .from(area)
    .where(parentId === undefined ? isNull(area.parentId) : eq(area.parentId, parentId))
    .orderBy(asc(area.sort), asc(area.id));
