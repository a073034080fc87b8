import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { writeAudit } from '../account/write-audit.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { lockProcesses } from './require-own-process.ts';

const Row = z.strictObject({ tested: z.boolean() });

/** Whether new requests go to the company's own system. Not before somebody there has answered. */
export const switchOa = async (tx: Tx, side: BuyerSide, on: boolean): Promise<null> => {
  const { companyId, memberId } = await lockProcesses(tx, side);
  const [row] = await readRows(tx, Row)`select tested_at is not null as tested from oa_connection where company_id = ${companyId}`;
  if (!row) throw refuse('oa.not_connected');
  if (on && !row.tested) throw refuse('oa.untested');
  await tx.execute(sql`
    insert into approval_setting (company_id, oa_enabled, updated_by) values (${companyId}, ${on}, ${memberId})
    on conflict (company_id) do update set oa_enabled = excluded.oa_enabled, updated_by = excluded.updated_by, updated_at = now()`);
  await writeAudit(tx, 'approval.oa_switched', { companyId, before: { on: !on }, after: { on } }, side);
  return null;
};
