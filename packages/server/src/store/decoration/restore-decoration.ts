import { DecorationDraft } from '@mall/contract/store/decoration.rules.ts';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { StoreSide } from '../../kernel/side.ts';
import { layDecoration } from './lay-decoration.ts';
import { lockDecoration } from './lock-decoration.ts';

const Row = z.strictObject({ fields: DecorationDraft });

/** Shows an earlier version again, as a new one: shelves that were taken down since come back with their goods. */
export const restoreDecoration = async (tx: Tx, side: StoreSide, version: number): Promise<{ version: number }> => {
  await lockDecoration(tx, side.storeId);
  const [row] = await readRows(tx, Row)`
    select fields from store_decoration where store_id = ${side.storeId} and version::bigint = ${version}::bigint`;
  if (!row) throw refuse('store.decoration_version');
  return { version: await layDecoration(tx, side, row.fields, version) };
};
