import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';

const Row = z.strictObject({ name: z.string() });

/** As the trail names a page. */
export const pageName = async (tx: Tx, zoneId: Id | undefined): Promise<string> => {
  if (zoneId === undefined) return '首页';
  const [zone] = await readRows(tx, Row)`select names ->> 'zh' as name from zone where id = ${zoneId}`;
  return zone?.name ?? zoneId;
};
