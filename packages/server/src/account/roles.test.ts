import { rightGroups } from '@mall/contract/account/right-rows.ts';
import { rights } from '@mall/contract/account/rights.ts';
import { goesAsFar, type Reach } from '@mall/contract/kernel/access.ts';
import { languages } from '@mall/contract/kernel/language.ts';
import { expect, it } from 'vitest';
import { contractCalls } from '../docs/contract-calls.ts';
import { testDatabase } from '../testing/test-database.ts';

const database = testDatabase();
const run = async <Row>(text: string) => (await database.db.pool.query(text)).rows as Row[];

type Given = { key: string; audience: 'buyer' | 'seller' | 'operator'; right_name: string; reach: Reach };
const given = () => run<Given>('select r.key, r.audience, g.right_name, g.reach from role r join role_right g on g.role_id = r.id');

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
    buyer: [
      'company_admin',
      'company_approver',
      'company_finance',
      'company_founder',
      'company_purchaser',
      'company_viewer',
      'enterprise',
      'individual',
    ],
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

// Nobody changes the account of somebody who can do more than he: one right that only an approver has would shut administrators out from approvers.
it('lets a company’s administrator do all that a standard role of a company does, as far as it does', async () => {
  const rows = await given();
  const held = new Map(rows.filter(({ key }) => key === 'company_admin').map(({ right_name, reach }) => [right_name, reach]));
  const others = rows.filter(({ key }) => key.startsWith('company_') && key !== 'company_founder');
  expect(others.filter(({ right_name, reach }) => !goesAsFar(held.get(right_name), reach))).toEqual([]);
});

it('can be given as far as a call goes, by the matrix', async () => {
  const far = new Set(
    rightGroups(new Set())
      .flatMap(({ rows }) => rows)
      .flatMap((row) => (row.far ? row.rights : [])),
  );
  const reaching = (await contractCalls()).flatMap(({ call: { access } }) =>
    'may' in access && access.may !== undefined && access.reach !== 'own' ? [access.may as string] : [],
  );
  expect([...new Set(reaching)].filter((name) => !far.has(name as never))).toEqual([]);
});

/** What somebody sees of what he bought himself. */
const ownScreens = [
  'myOrders',
  'myOrdersDetail',
  'myTrajectory',
  'afterSale',
  'afterSalesExchange',
  'applyAfterSales',
  'evaluationSheet',
].map((screen) => `personalCenterBase:${screen}:view`);
const ownActs = ['order:cancel', 'order:receive'];

it('lets whoever may buy find what he bought, his parcels, after-sales and reviews, call it off and take it in', async () => {
  const rows = await given();
  const buying = rows.filter(({ right_name }) => right_name === 'order:buy').map(({ key }) => key);
  expect(buying).toContain('company_founder');
  for (const key of buying) {
    // What every member of a company has stands in `enterprise`.
    const holds = new Set(
      rows.filter((row) => [key, key.startsWith('company_') && 'enterprise'].includes(row.key)).map(({ right_name }) => right_name),
    );
    expect([key, [...ownScreens, ...ownActs].filter((name) => !holds.has(name))]).toEqual([key, []]);
  }
});

it('lets an approver read the orders of his department, and finance those of the company', async () => {
  const rows = await given();
  const reachOf = (key: string) =>
    rows.filter((row) => row.key === key && ownScreens.slice(0, 5).includes(row.right_name)).map(({ reach }) => reach);
  expect(reachOf('company_purchaser')).not.toContain('department');
  expect(reachOf('company_approver')).toEqual(Array(5).fill('department'));
  for (const key of ['company_admin', 'company_finance', 'company_viewer'])
    expect([key, reachOf(key)]).toEqual([key, Array(5).fill('company')]);
});
