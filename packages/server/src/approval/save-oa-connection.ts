import type { SaveOa } from '@mall/contract/approval/oa.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { writeAudit } from '../account/write-audit.ts';
import type { Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { makeKeyName, makeSecret } from '../kernel/make-secret.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { lockProcesses } from './require-own-process.ts';

const Before = z.strictObject({ url: z.string(), key: z.string(), processIds: z.array(z.string()) });

const requireProcesses = async (tx: Tx, companyId: Id, ids: readonly Id[]): Promise<void> => {
  const { rows } = await tx.execute(sql`
    select from approval_process where company_id = ${companyId} and state <> 'removed' and id = any (${sql.param([...ids])}::bigint[])`);
  if (rows.length !== new Set(ids).size) throw refuse('oa.process_wrong');
};

type Given = { key: string; secret: string | null };

/** Names where the company's own system is. What another address would be pushed to before somebody tried it is kept here: the switch goes off. */
export const saveOaConnection = async (
  tx: Tx,
  side: BuyerSide,
  { url, processIds }: SaveOa,
  { oa, sealer }: Pick<House, 'oa' | 'sealer'>,
): Promise<Given> => {
  const { companyId, memberId } = await lockProcesses(tx, side);
  if (!oa.allows(url)) throw refuse('oa.url_wrong');
  await requireProcesses(tx, companyId, processIds);
  const [before] = await readRows(tx, Before)`
    select url, oa_key as key, process_ids::text[] as "processIds" from oa_connection where company_id = ${companyId}`;
  const ids = sql`${sql.param([...new Set(processIds)])}::bigint[]`;
  const after = { url, processIds };
  if (before) {
    const moved = before.url !== url;
    await tx.execute(sql`
      update oa_connection set url = ${url}, process_ids = ${ids}, tested_at = case when ${moved} then null else tested_at end, updated_by = ${memberId}, updated_at = now()
      where company_id = ${companyId}`);
    if (moved)
      await tx.execute(
        sql`update approval_setting set oa_enabled = false, updated_by = ${memberId}, updated_at = now() where company_id = ${companyId} and oa_enabled`,
      );
    await writeAudit(tx, 'approval.oa_saved', { companyId, before: { url: before.url, processIds: before.processIds }, after }, side);
    return { key: before.key, secret: null };
  }
  const given = { key: makeKeyName('OA', 16), secret: makeSecret() };
  await tx.execute(sql`
    insert into oa_connection (company_id, url, oa_key, secret, process_ids, updated_by)
    values (${companyId}, ${url}, ${given.key}, ${sealer.seal(given.secret)}, ${ids}, ${memberId})`);
  await writeAudit(tx, 'approval.oa_saved', { companyId, after }, side);
  return given;
};
