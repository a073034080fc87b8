import type { OaFault } from '@mall/contract/approval/oa.rules.ts';
import { sql } from 'drizzle-orm';
import { companySide } from '../company/company-side.ts';
import type { House } from '../kernel/house.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { readOaDoors } from './oa-door.queries.ts';

const minute = 60_000;
/** Whoever tries addresses all day would look for doors with the mall's hands. */
const testsAMinute = 6;

/** Asks the company's system whether it understands us, outside of any transaction. */
export const testOaConnection = async (
  { db, oa, sealer, memory }: House,
  side: BuyerSide,
): Promise<{ fault: OaFault | null; ms: number }> => {
  const { companyId } = companySide(side);
  const [door] = await readOaDoors(db, sealer, { companyIds: [companyId] });
  if (!door) throw refuse('oa.not_connected');
  if ((await memory.bump(`oa-test:${companyId}`, minute)) > testsAMinute) throw refuse('oa.test_often');
  const since = performance.now();
  const { fault = null } = await oa.ping(door);
  const ms = Math.round(performance.now() - since);
  // Address and secret may be others by now; of those nothing is known.
  await db.execute(
    fault === null
      ? sql`update oa_connection set tested_at = now(), last_good_at = now() where company_id = ${companyId} and url = ${door.url} and secret_since <= now() - make_interval(secs => ${ms / 1000})`
      : sql`update oa_connection set last_bad_at = now(), last_fault = ${fault} where company_id = ${companyId} and url = ${door.url}`,
  );
  return { fault, ms };
};
