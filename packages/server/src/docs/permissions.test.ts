import { refusalOf, rights } from '@mall/contract/account/rights.ts';
import type { Access } from '@mall/contract/kernel/access.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSmallMall, small } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { contractCalls, type NamedCall } from './contract-calls.ts';
import { type Asker, listAskers, matrixOf, type PermissionRow, verdictOf } from './permissions.ts';

const mall = testApp();
let askers: Asker[] = [];
let rows: PermissionRow[] = [];
/** What is said at the door itself. */
const shut = new Set<string>(['kernel.session_expired', 'kernel.buyers_only', ...Object.keys(rights).map((name) => refusalOf(name))]);

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 4);
  askers = await listAskers(mall.house.db);
  rows = matrixOf(await contractCalls(), askers);
});

const asker = (key: string) => askers.find((one) => one.key === key) as Asker;
const mayOf = (access: Access) => ('may' in access ? access.may : undefined);
/** The names of the calls that somebody may make. */
const open = (key: string, wanted: (named: NamedCall) => boolean = () => true) =>
  rows.filter((row) => wanted(row) && 'may' in verdictOf(row.call.access, asker(key))).map(({ name }) => name);
const of = (who: string) => (named: NamedCall) => named.call.access.who === who;
/** Exports are made for the asker alone, and footprints are his own. */
const acts = (named: NamedCall) => named.call.verb !== 'GET' && mayOf(named.call.access) !== undefined;

/** Who may make the calls that ask for a right. */
const who = (right: string) =>
  askers.filter(({ key }) => open(key, (named) => mayOf(named.call.access) === right).length > 0).map(({ key }) => key);

describe('the matrix of who may call what', () => {
  it('has every call of the contract, and everybody who can come', () => {
    expect(rows.length).toBeGreaterThan(250);
    expect(rows.every(({ verdicts }) => verdicts.length === askers.length)).toBe(true);
    expect(askers.map(({ audience }) => audience).filter((one, at, all) => all.indexOf(one) === at)).toEqual([
      'guest',
      'buyer',
      'seller',
      'operator',
    ]);
    expect(askers.length).toBe(1 + 8 + 5 + 6);
  });

  it('lets a guest make those of anyone and of visitors alone', () => {
    expect(open('guest')).toEqual(
      rows.filter(({ call }) => call.access.who === 'anyone' || call.access.who === 'visitor').map(({ name }) => name),
    );
  });

  it('lets nobody make a call of another kind of people', () => {
    const kinds = { buyer: 'buyer', seller: 'seller', operator: 'operator' } as const;
    for (const { key, audience } of askers)
      for (const kind of Object.values(kinds).filter((one) => one !== audience))
        expect([key, kind, open(key, of(kind))]).toEqual([key, kind, []]);
  });

  it('leaves no call that nobody may make, and lets owner and administrator make all of theirs', () => {
    expect(rows.filter(({ verdicts }) => verdicts.every((one) => 'refused' in one)).map(({ name }) => name)).toEqual([]);
    for (const [key, kind] of [
      ['store_owner', 'seller'],
      ['mall_administrator', 'operator'],
    ] as const)
      expect(open(key, of(kind))).toEqual(rows.filter(of(kind)).map(({ name }) => name));
  });

  it('lets one who is still registering a store make no call of a store', () => {
    expect(open('seller', of('seller'))).toEqual([]);
  });

  it('keeps people to those who manage them, and money to those whom it concerns', () => {
    expect(who('seller:people:manage')).toEqual(['store_owner']);
    expect(who('operations:people:manage')).toEqual(['mall_administrator']);
    expect(who('company:people:manage')).toEqual(['company_admin']);
    expect(who('operations:payments:decide').toSorted()).toEqual(['mall_administrator', 'mall_finance']);
  });

  it('lets who only looks at a company change nothing of it but what is his own, and who keeps a store’s books nothing but those', () => {
    expect(open('company_viewer', acts).filter((name) => !/export|footprint|^invoiceApi/i.test(name))).toEqual([]);
    expect(open('store_finance', acts).filter((name) => !/export|^sellerInvoiceApi|^billSellerApi/i.test(name))).toEqual([]);
  });
});

/** Whoever has nothing but what everybody of his kind has. */
const bases = new Set(['guest', 'individual', 'enterprise', 'seller', 'operator']);

const signIn = async ({ key, audience }: Asker) => {
  if (audience === 'guest') return undefined;
  const company = key.startsWith('company_') || key === 'enterprise';
  const base = bases.has(key);
  return addSignedIn(mall.house.db, {
    id: String(1000 + askers.findIndex((one) => one.key === key)),
    audience,
    roles: base ? [] : [key],
    accountType: company ? 2 : 1,
    ...(audience === 'seller' && !base && { storeId: small.stores.own }),
  });
};

/** The code that somebody hears at a call; who gets a file was let in. */
const heardAt = async ({ call }: NamedCall, token: string | undefined): Promise<string | null> => {
  const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map((match) => [match[1] as string, '900000001']));
  try {
    return (await mall.call(call, { params } as never, token === undefined ? {} : { token })).errorCode;
  } catch (error) {
    if (error instanceof SyntaxError && call.answer === 'file') return null;
    throw error;
  }
};

/** What ends a session is asked last, a stream has no end to wait for. Calls of other kinds of people are asked by one of each kind. */
const askedBy = ({ key, audience }: Asker) =>
  rows
    .filter(({ call }) => call.answer !== 'stream' && call.access.who !== 'anyone')
    .filter(({ call: { access } }) => bases.has(key) || access.who === audience)
    .toSorted((one, other) => Number(one.name === 'accountApi.signOut') - Number(other.name === 'accountApi.signOut'));

describe('the doors themselves', () => {
  it('say the same as the matrix, at every call, to everybody', async () => {
    const wrong: string[] = [];
    for (const [at, each] of askers.entries()) {
      const token = (await signIn(each))?.token;
      for (const row of askedBy(each)) {
        const heard = await heardAt(row, token);
        const verdict = row.verdicts[at];
        const agrees = verdict && 'refused' in verdict ? heard === verdict.refused : !shut.has(heard ?? '');
        if (!agrees) wrong.push(`${each.key} at ${row.name}: ${heard}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 240_000);
});

it('is shown at /docs/permissions, every call with its name', async () => {
  const { statusCode, body } = await mall.app.fastify.inject('/docs/permissions');
  expect(statusCode).toBe(200);
  expect(rows.filter(({ name }) => !body.includes(`<small>${name}</small>`))).toEqual([]);
  expect((await mall.app.fastify.inject('/docs')).body).toContain('/docs/permissions');
});
