import type pg from 'pg';
import { makeSecret } from '../../src/kernel/make-secret.ts';
import type { Sealer } from '../../src/kernel/sealer.ts';
import { leadingCompany } from '../company/fill-companies.ts';
import { demoDomain } from './demo-identities.ts';

/** Partners of the demo: a trade platform, and the first company's office from which its people come on official business. */
export const demoPartners = [
  { id: 1, name: '能源物资交易平台', companyId: null, tags: ['3', '4', 'channel'], adds: true, keyNo: 'PKDEMO000001' },
  { id: 2, name: '云汀公务平台', companyId: leadingCompany, tags: ['5'], adds: false, keyNo: 'PKDEMO000002' },
] as const;

/** At every start: the mall may listen elsewhere by now. What somebody changed in the meantime stays. */
export const connectDemoDoors = async (pool: pg.Pool, sealer: Sealer, siteUrl: string): Promise<void> => {
  const issuer = `${siteUrl}/sandbox/idp`;
  await pool.query(
    `insert into identity_provider (company_id, domain, issuer, client_id, client_secret, role_id, decision, decided_at, proved_at)
     select $1, $2, $3, 'yunting', $4, r.id, 'approved', now(), now() from role r where r.company_id is null and r.key = 'company_purchaser'
     on conflict (company_id) do update set issuer = excluded.issuer where identity_provider.issuer like '%/sandbox/idp'`,
    [leadingCompany, demoDomain, issuer, sealer.seal(makeSecret())],
  );
  for (const { id, name, companyId, tags, adds, keyNo } of demoPartners) {
    await pool.query(`insert into partner (id, name, company_id, tags, adds) values ($1, $2, $3, $4, $5) on conflict do nothing`, [
      id,
      name,
      companyId,
      tags,
      adds,
    ]);
    await pool.query(
      `insert into partner_key (key_no, partner_id, secret) select $1, id, $2 from partner where id = $3 and name = $4 on conflict do nothing`,
      [keyNo, sealer.seal(makeSecret()), id, name],
    );
  }
  await pool.query(`select setval(pg_get_serial_sequence('partner', 'id'), greatest((select max(id) from partner), 1))`);
};
