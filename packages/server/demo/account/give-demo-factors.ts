import type pg from 'pg';
import { makeSecret } from '../../src/account/totp.ts';
import type { Sealer } from '../../src/kernel/sealer.ts';
import { demoOperators } from './demo-members.ts';

/** The demo's operators have an authenticator already: the sandbox's, which shows anybody its codes. */
export const giveDemoFactors = async (pool: pg.Pool, sealer: Sealer): Promise<void> => {
  const { rows } = await pool.query<{ id: string }>(
    'select id from member m where mobile = any ($1) and not exists (select from second_factor f where f.member_id = m.id)',
    [demoOperators],
  );
  for (const { id } of rows)
    await pool.query('insert into second_factor (member_id, secret) values ($1, $2) on conflict do nothing', [
      id,
      sealer.seal(makeSecret()),
    ]);
};
