import { refusalOf } from '@mall/contract/account/rights.ts';
import { type Access, goesAsFar, type Reach } from '@mall/contract/kernel/access.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { contractCalls, type NamedCall } from '../docs/contract-calls.ts';
import { tokenOf } from './small-mall.ts';
import { askings, nobodys, type Things } from './stranger-askings.ts';
import { fingerprint } from './stranger-fingerprint.ts';
import { answersTo, takesNumber, thingsOf } from './stranger-things.ts';
import { testApp } from './test-app.ts';
import { addMember } from './test-member.ts';

const mall = testApp({}, 256);
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query<Record<string, unknown>>(text, values)).rows;
const idOf = async (mobile: string) => String((await run('select id from member where mobile = $1', [mobile]))[0]?.['id']);

type Who = { id: string; token: string; my: Things };
const people: Record<string, Who> = {};
const bring = async (who: string, id: string): Promise<void> => {
  people[who] = { id, token: await tokenOf(mall.house.db, id), my: await thingsOf(run, id) };
};
let calls: NamedCall[] = [];
const person = (who: string) => people[who] as Who;
const mayOf = (access: Access) => ('may' in access ? access.may : undefined);
const reachOf = (access: Access) => ('reach' in access ? access.reach : 'own');

/** The right that some call asks for, by whom it asks. */
const asked = (who: string) => [...new Set(calls.flatMap(({ call }) => (call.access.who === who ? (mayOf(call.access) ?? []) : [])))];

beforeAll(async () => {
  const { db } = mall.house;
  calls = (await contractCalls()).filter(({ name, call }) => call.access.who !== 'anyone' && takesNumber(name, call));
  await bring('the individual', await idOf('13800000001'));
  await bring('the purchaser', await idOf('13800000003'));
  await bring('another buyer', await idOf('13800000006'));
  await bring('a buyer of another company', await idOf('13800000007'));
  await bring('an operator', await idOf('13700000001'));
  const [store] = await run(
    `select id::text from store s where s.state = 'open' and not exists (select from shop_order o where o.store_id = s.id and o.member_id = any ($1)) limit 1`,
    [[person('the individual').id, person('the purchaser').id]],
  );
  await bring('a seller of another store', (await addMember(db, { audience: 'seller', storeId: String(store?.['id']) })).id);

  // A right is what a role gives, and nobody has one by being of a company.
  const rights = asked('buyer');
  await run(`delete from role_right g using role r where r.id = g.role_id and r.key = 'enterprise' and g.right_name = any ($1)`, [rights]);
  await run(
    `insert into role_right (role_id, right_name) select id, unnest($1::text[]) from role where key in ('company_admin', 'company_founder', 'company_purchaser', 'individual') on conflict do nothing`,
    [rights],
  );
  const [home] = await run('select company_id::text, department_id::text from member where id = $1', [person('the purchaser').id]);
  const [beside] = await run('insert into department (company_id, name) values ($1, $2) returning id::text', [
    home?.['company_id'],
    '外部组',
  ]);
  const colleague = async (who: string, departmentId: unknown, reach?: string) => {
    const { id } = await addMember(db, { accountType: 2, companyId: String(home?.['company_id']), departmentId: String(departmentId) });
    if (reach)
      await run(
        `with r as (insert into role (company_id, key, name) values ($1, $2, $2) returning id),
        g as (insert into role_right (role_id, right_name, reach) select r.id, unnest($3::text[]), $4 from r)
      insert into member_role select $5, id from r`,
        [home?.['company_id'], who, rights, reach, id],
      );
    await bring(who, id);
  };
  await colleague('a colleague without the right', home?.['department_id']);
  await colleague('a colleague who sees his own', home?.['department_id'], 'own');
  await colleague('a colleague of another department', beside?.['id'], 'department');
  await colleague('a colleague of the department', home?.['department_id'], 'department');
  await colleague('a colleague who sees the company', beside?.['id'], 'company');
}, 180_000);

/** How far the rights of these go; the others have them for themselves. */
const farther: Partial<Record<string, Reach>> = {
  'a buyer of another company': 'company',
  'a colleague of another department': 'department',
};

/** What is said to somebody at a call that is not for him; nothing where it is. */
const shutOut = ({ access }: NamedCall['call'], kind: string, who: string, given: boolean): string | undefined => {
  const wanted = access.who === 'visitor' ? 'buyer' : access.who;
  if (wanted === 'counter') return kind === 'buyer' ? 'kernel.no_permission' : undefined;
  if (wanted === 'applicant') return kind === 'seller' ? undefined : 'kernel.no_permission';
  if (wanted !== 'signedIn' && wanted !== kind) return wanted === 'buyer' ? 'kernel.buyers_only' : 'kernel.no_permission';
  const may = mayOf(access);
  const holds = given && (!('least' in access) || goesAsFar(farther[who] ?? 'own', access.least));
  return may === undefined || holds ? undefined : refusalOf(may);
};

/** The number of a role or a class has no department, quotes must be open, and bills and orders of an age to be invoiced: the tests of their rooms look at whom these tell. */
const lookedAtElsewhere = new Set([
  'companyRoleApi.holders',
  'billInvoiceApi.amounts',
  'billInvoiceApi.log',
  'invoiceApi.orders',
  'inquiryApi.compare',
  'inquiryApi.page',
]);

describe('numbers of others', () => {
  it('are asked for in every call that takes one', () => {
    for (const who of ['the individual', 'the purchaser']) {
      const missing = Object.entries(person(who).my).filter(([, value]) => !value);
      expect(missing, who).toEqual([]);
    }
    expect(Object.keys(askings).toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
  });

  it.each([
    ['another buyer', 'the individual', 'buyer', true],
    ['a buyer of another company', 'the individual', 'buyer', true],
    ['a seller of another store', 'the individual', 'seller', true],
    ['an operator', 'the individual', 'operator', true],
    ['a buyer of another company', 'the purchaser', 'buyer', true],
    ['a seller of another store', 'the purchaser', 'seller', true],
    ['the individual', 'the purchaser', 'buyer', true],
    ['a colleague without the right', 'the purchaser', 'buyer', false],
    ['a colleague who sees his own', 'the purchaser', 'buyer', true],
    ['a colleague of another department', 'the purchaser', 'buyer', true],
  ] as const)(
    'tell %s no more of %s than numbers that nobody has, and change nothing',
    async (who, whose, kind, holds) => {
      const { token, my } = person(who);
      const before = await fingerprint(run);
      for (const named of calls) {
        // What is an operator's business is not another's to him.
        if (named.call.access.who === 'operator' && kind === 'operator') continue;
        const heard = await answersTo(mall, named, token, person(whose).my, my);
        expect(heard).toEqual(await answersTo(mall, named, token, nobodys, my));
        const refusal = shutOut(named.call, kind, who, holds);
        for (const { errorCode } of heard) {
          if (refusal) expect(errorCode, named.name).toBe(refusal);
          else expect(['kernel.buyers_only', 'kernel.no_permission', 'order.buy_refused'], named.name).not.toContain(errorCode);
        }
      }
      expect(await fingerprint(run)).toBe(before);
    },
    120_000,
  );

  // Without this the colleagues above might be kept out by something else.
  it.each(['a colleague of the department', 'a colleague who sees the company'])(
    'tell %s as much as his right reaches, and he changes nothing either',
    async (who) => {
      const { token, my } = person(who);
      const before = await fingerprint(run);
      const told = new Set<string>();
      for (const named of calls.filter(({ call }) => call.access.who === 'buyer' && call.verb === 'GET' && call.answer === 'json')) {
        const heard = await answersTo(mall, named, token, person('the purchaser').my, my);
        if (JSON.stringify(heard) !== JSON.stringify(await answersTo(mall, named, token, nobodys, my))) told.add(named.name);
      }
      expect([...told].filter((name) => !lookedAtElsewhere.has(name)).toSorted()).toEqual(
        calls
          .filter(({ call }) => call.verb === 'GET' && reachOf(call.access) !== 'own' && call.answer === 'json')
          .map(({ name }) => name)
          .filter((name) => !lookedAtElsewhere.has(name))
          .toSorted(),
      );
      expect(await fingerprint(run)).toBe(before);
    },
    120_000,
  );
});
