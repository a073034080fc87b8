import type pg from 'pg';
import type { Sealer } from '../../src/kernel/sealer.ts';

const administrator = '13800000002';
/** Like the demo's password: whoever tries the demo may come in by them. */
const demoConnections = [
  ['SAP Ariba（演示）', 'cxml', 'PUDEM0000000000001'],
  ['SAP SRM（演示）', 'oci4', 'PUDEM0000000000002'],
  ['SAP S/4HANA（演示）', 'oci5', 'PUDEM0000000000003'],
] as const;
const secret = 'Mall@2026demo-punchout';

/** The first company punches out by each protocol, from the sandbox. At every start: the mall may listen elsewhere by now. */
export const connectDemoPunchout = async (pool: pg.Pool, sealer: Sealer, siteUrl: string): Promise<void> => {
  const { host } = new URL(siteUrl);
  for (const [name, protocol, key] of demoConnections)
    await pool.query(
      `insert into punchout_connection (company_id, name, protocol, key, secret, from_domain, from_identity, member_id, hosts, papers_url, pay_mode)
       select company_id, $2, $3, $4, $5, case when $3 = 'cxml' then 'NetworkID' else '' end, case when $3 = 'cxml' then 'AN01000000002' else '' end, id, array[$6],
         case when $3 = 'cxml' then $7 else '' end, 'prepay'
       from member where mobile = $1 and company_id is not null
       on conflict (key) do update set hosts = excluded.hosts, papers_url = excluded.papers_url`,
      [administrator, name, protocol, key, sealer.seal(secret), host, `${siteUrl}/sandbox/erp/cxml`],
    );
};
