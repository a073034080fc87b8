import type pg from 'pg';
import { makeSecret } from '../../src/kernel/make-secret.ts';
import type { Sealer } from '../../src/kernel/sealer.ts';
import { leadingCompany } from '../company/fill-companies.ts';

/** The company's own process; that of its buying department is decided in the mall. */
const processId = 2;
const key = 'OAYUNTING000000001';

/** What waited by that process waits in the office, and so do the purchaser's of yesterday; the last of them did not get there: it waits for him or an administrator to send it once more, or to take it back. */
const handOver = async (client: pg.PoolClient): Promise<void> => {
  await client.query(
    `with due as (
       select id, request_no, process_id <> $2 and row_number() over (partition by process_id <> $2 order by id desc) = 1 as missed from approval_request r
       where company_id = $1 and state = 'running' and (process_id = $2 or created_at between now() - interval '3 days' and now() - interval '1 day')),
     moved as (
       update approval_request r set channel = 'oa', oa_state = case when due.missed then 'failed' else 'pushing' end, remind_at = null, escalate_at = null
       from due where r.id = due.id),
     noted as (
       insert into approval_event (request_id, seq, event, from_state, to_state, by_kind)
       select id, (select max(seq) + 1 from approval_event e where e.request_id = due.id), 'oaFailed', 'running', 'running', 'system' from due where missed)
     insert into oa_push (request_id, company_id, biz_no, tries, next_try_at, fault)
     select id, $1, request_no, case when missed then 4 else 0 end, case when missed then null else now() end, case when missed then 'away' end from due`,
    [leadingCompany, processId],
  );
};

/** The first company has the requests of one process decided in the sandbox's office. At every start: the mall may listen elsewhere by now. */
export const connectDemoOa = async (pool: pg.Pool, sealer: Sealer, siteUrl: string): Promise<void> => {
  const url = `${siteUrl}/sandbox/oa/api`;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const made = await client.query(
      `insert into oa_connection (company_id, url, oa_key, secret, process_ids, tested_at, last_good_at)
       select $1, $2, $3, $4, array[$5::bigint], now(), now() from approval_process where id = $5 and company_id = $1 on conflict do nothing`,
      [leadingCompany, url, key, sealer.seal(makeSecret()), processId],
    );
    if (made.rowCount === 1) {
      await client.query('update approval_setting set oa_enabled = true where company_id = $1', [leadingCompany]);
      await handOver(client);
    } else await client.query(`update oa_connection set url = $1 where oa_key = $2 and url like '%/sandbox/oa/api'`, [url, key]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};
