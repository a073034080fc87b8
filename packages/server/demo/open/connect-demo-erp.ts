import { openScopes } from '@mall/contract/open/open.rules.ts';
import { hookTopicNames } from '@mall/contract/open/open-hook.rules.ts';
import type pg from 'pg';
import { makeSecret } from '../../src/kernel/make-secret.ts';
import type { Sealer } from '../../src/kernel/sealer.ts';

const administrator = '13800000002';
const name = '演示 ERP';
/** Like the demo's password: whoever tries the demo may sign with it. */
export const demoOpenKey = { key: 'MKDEM00000000000000001', secret: 'Mall@2026demo-open-interface' };

/** The first company's own system has a key, and hears news at the sandbox. At every start: the mall may listen elsewhere by now. */
export const connectDemoErp = async (pool: pg.Pool, sealer: Sealer, siteUrl: string): Promise<void> => {
  const url = `${siteUrl}/sandbox/erp/hook`;
  await pool.query(
    `insert into open_key (company_id, member_id, name, key, secret, scopes, reach)
     select company_id, id, $2, $3, $4, $5::text[], 'company' from member where mobile = $1 and company_id is not null on conflict do nothing`,
    [administrator, name, demoOpenKey.key, sealer.seal(demoOpenKey.secret), [...openScopes]],
  );
  const moved = await pool.query(`update open_hook set url = $1 where url like '%/sandbox/erp/hook'`, [url]);
  if (moved.rowCount !== 0) return;
  await pool.query(
    `insert into open_hook (company_id, member_id, name, url, secret, topics)
     select company_id, id, $2, $3, $4, $5::text[] from member where mobile = $1 and company_id is not null`,
    [administrator, name, url, sealer.seal(makeSecret()), [...hookTopicNames]],
  );
};
