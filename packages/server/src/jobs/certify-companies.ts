import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { approveCertification } from '../company/approve-certification.ts';
import { rejectCertification } from '../company/reject-certification.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { Refusal } from '../kernel/refusal.ts';
import { system } from '../kernel/side.ts';

const mostAtOnce = 20;

const Row = z.strictObject({ companyId: Id, versionId: Id, refused: z.boolean() });

/** What the clerk says to a company that asks for it by its name. */
const faults = [
  { field: 'licence', reason: '营业执照右下角公章被遮挡，请重新拍摄' },
  { field: 'bankAccount', reason: '对公账户户名与企业名称不一致，请核对' },
];

/**
 * Looks at the papers of companies for the mall of the demo: certifies them after a while, or gives them back where the name asks for it, so that both
 * can be tried. What the demo came with is older than a day and stays.
 */
export const certifyCompanies = async ({ db, config }: Pick<House, 'db' | 'config'>): Promise<void> => {
  const seconds = config.DEMO_CERTIFY_SECONDS;
  if (seconds === 0) return;
  const stuck: Id[] = [];
  for (let looked = 0; looked < mostAtOnce; looked += 1) {
    const [row] = await readRows(db, Row)`
      select v.company_id::text as "companyId", v.id::text as "versionId", v.fields ->> 'name' like '%驳回%' as refused
      from company_version v join company c on c.id = v.company_id and c.state in ('pending', 'active')
      where v.decision is null and v.submitted_at between now() - interval '1 day' and now() - make_interval(secs => ${seconds})
        and v.id <> all (${sql.param(stuck)}::bigint[])
      order by v.id limit 1`;
    if (!row) return;
    const { companyId, versionId, refused } = row;
    await inTransaction(db, (tx) =>
      refused ? rejectCertification(tx, system, companyId, { versionId, faults }) : approveCertification(tx, system, companyId, versionId),
    ).catch((error: unknown) => {
      // Taken back, decided by somebody else, or its name is taken: the next one must not wait for it.
      if (!(error instanceof Refusal)) throw error;
      stuck.push(versionId);
    });
  }
};
