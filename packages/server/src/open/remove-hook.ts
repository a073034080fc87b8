import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import { writeAudit } from '../account/write-audit.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { companyOf } from './open-key.queries.ts';

const Row = z.strictObject({ name: z.string(), url: z.string() });

export const removeHook = async (tx: Tx, side: BuyerSide, id: Id): Promise<null> => {
  const companyId = companyOf(side);
  const [row] = await readRows(tx, Row)`delete from open_hook where id = ${id} and company_id = ${companyId} returning name, url`;
  if (!row) throw refuse('open.not_found');
  await writeAudit(tx, 'open.hook_removed', { companyId, target: row.name, before: { url: row.url } }, side);
  return null;
};
