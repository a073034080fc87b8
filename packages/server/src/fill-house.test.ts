import { expect, it } from 'vitest';
import { demoPassword } from '../demo/account/demo-members.ts';
import { fillHouse } from './fill-house.ts';
import { readConfig } from './kernel/config.ts';
import { testDatabase } from './testing/test-database.ts';
import { addMember, testPassword } from './testing/test-member.ts';

const database = testDatabase();
const production = readConfig({ NODE_ENV: 'production', SANDBOX: 'on' });
const fill = async (config = production) => {
  const said: string[] = [];
  return { said, ...(await fillHouse(config, database, (line) => said.push(line))) };
};
const count = async (table: string) => Number((await database.db.pool.query(`select count(*) as n from ${table}`)).rows[0].n);

it('brings nothing of the demo into production: tables and first facts, no goods and no account', async () => {
  expect(await fill()).toEqual({ said: [], hasOperator: false, rewritable: false });
  expect([await count('goods_class'), await count('store'), await count('member'), await count('article')]).toEqual([0, 0, 0, 2]);
  expect(await count('area')).toBeGreaterThan(3000);
});

it('opens no production on a database that the published password opens', async () => {
  expect(testPassword).toBe(demoPassword);
  const { id } = await addMember(database.db, { mobile: '13700000001', audience: 'operator' });
  await expect(fill()).rejects.toThrow(/accounts of the demo with their published password \(13700000001\)/);
  await database.db.pool.query('update member set enabled = false where id = $1', [id]);
  expect(await fill()).toEqual({ said: [], hasOperator: false, rewritable: false });
});

it('opens no mall in earnest whose role could change the audit trail; one that is tried says so', async () => {
  const owner = { url: database.ownerUrl, ownerUrl: database.ownerUrl };
  const inEarnest = readConfig({
    NODE_ENV: 'production',
    SITE_URL: 'https://mall.example',
    SMS_URL: 'https://sms.example',
    PAY_URL: 'https://pay.example',
    PAY_SECRET: 'a secret of both sides',
    PAY_ACCOUNT_NAME: '能电',
    PAY_ACCOUNT_BANK: '工商银行',
    PAY_ACCOUNT_NO: '6222000000000001',
  });
  await expect(fillHouse(inEarnest, owner, () => {})).rejects.toThrow(/could change the audit trail.*MIGRATION_DATABASE_URL/);
  expect(await fillHouse(inEarnest, database, () => {})).toMatchObject({ rewritable: false });
  expect(await fillHouse(production, owner, () => {})).toMatchObject({ rewritable: true });
});
