import { rights } from '@mall/contract/account/rights.ts';
import { languages } from '@mall/contract/kernel/language.ts';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';

const database = testDatabase();
const run = async <Row>(text: string) => (await database.db.pool.query(text)).rows as Row[];

type Given = { key: string; audience: 'buyer' | 'seller' | 'operator'; right_name: string };
const given = () => run<Given>('select r.key, r.audience, g.right_name from role r join role_right g on g.role_id = r.id');

it('gives no right that the list does not have for these people, and has none on the list that no role gives', async () => {
  const rows = await given();
  expect(rows.filter(({ audience, right_name }) => !rights[right_name as keyof typeof rights]?.holders.includes(audience))).toEqual([]);
  const held = new Set(rows.map(({ right_name }) => right_name));
  expect(Object.keys(rights).filter((name) => !held.has(name))).toEqual([]);
});

it('says every right in six languages', () => {
  for (const [name, { words }] of Object.entries(rights))
    for (const language of languages) expect(words[language].trim(), name).toBeTruthy();
});

it('has the roles of companies, stores and the mall', async () => {
  const roles = await run<{ audience: string; keys: string[] }>(
    'select audience, array_agg(key order by key) as keys from role where company_id is null group by audience order by audience',
  );
  expect(Object.fromEntries(roles.map(({ audience, keys }) => [audience, keys]))).toEqual({
    buyer: ['company_admin', 'company_approver', 'company_finance', 'company_purchaser', 'company_viewer', 'enterprise', 'individual'],
    operator: ['mall_administrator', 'mall_audit', 'mall_content', 'mall_finance', 'mall_service', 'operator'],
    seller: ['seller', 'store_finance', 'store_goods', 'store_orders', 'store_owner'],
  });
});

const missing = (who: 'seller' | 'operator', holds: ReadonlySet<string>) =>
  Object.entries(rights).filter(([name, { holders }]) => holders.includes(who) && !holds.has(name));

it('lets a store’s owner and the mall’s administrator do all that there is to do', async () => {
  const rows = await given();
  const of = (...keys: string[]) => new Set(rows.filter(({ key }) => keys.includes(key)).map(({ right_name }) => right_name));
  expect(missing('seller', of('seller', 'store_owner'))).toEqual([]);
  expect(missing('operator', of('operator', 'mall_administrator'))).toEqual([]);
});
