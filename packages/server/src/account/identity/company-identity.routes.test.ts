import { companyIdentityApi, identityOperationsApi } from '@mall/contract/account/company-identity.api.ts';
import type { SaveIdentity } from '@mall/contract/account/identity.rules.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../kernel/db.ts';
import { addColleague, addCompany, roleId, type Signed } from '../../testing/people-steps.ts';
import { testApp } from '../../testing/test-app.ts';
import { addSignedIn } from '../../testing/test-member.ts';
import { giveNewcomersRole } from './give-newcomers-role.ts';

const mall = testApp();
let admin: Signed;
let other: Signed;
let operator: Signed;
let given: SaveIdentity;
let down = false;

beforeAll(async () => {
  const { db } = mall.house;
  Object.assign(mall.house, { names: { readTxt: async (name: string) => (down ? 'away' : [records.get(name) ?? '']) } });
  await addCompany(db, 71);
  await addCompany(db, 72);
  admin = await addColleague(db, 71, 'company_admin');
  other = await addColleague(db, 72, 'company_admin');
  operator = await addSignedIn(db, { audience: 'operator' });
  given = {
    domain: 'Own.Example',
    issuer: 'https://login.own.example/tenant',
    clientId: 'mall',
    clientSecret: 'a secret that is kept',
    roleId: await roleId(db, 'company_purchaser'),
  };
});

const save = (over: Partial<SaveIdentity> = {}, { token } = admin) =>
  mall.call(companyIdentityApi.save, { body: { ...given, ...over } }, { token });
const records = new Map<string, string>();
const prove = async ({ token } = admin) => {
  const { connection } = (await mall.call(companyIdentityApi.connection, {}, { token })).data;
  records.set(connection?.proofName ?? '', connection?.proofText ?? '');
  return mall.call(companyIdentityApi.prove, {}, { token });
};
const read = async ({ token } = admin) => (await mall.call(companyIdentityApi.connection, {}, { token })).data;
const approve = (id: string, seen: { domain?: string; clientId?: string } = {}) => {
  const body = { domain: 'own.example', issuer: given.issuer, clientId: given.clientId, ...seen };
  return mall.call(identityOperationsApi.approve, { params: { id }, body }, { token: operator.token });
};

describe('a company’s own provider', () => {
  test('waits for the mall’s word, lies sealed and is nobody’s to read', async () => {
    expect((await save()).code).toBe(200);
    const { connection, callbackUrl, roles } = await read();
    expect(connection).toMatchObject({ domain: 'own.example', decision: 'waiting', switch: true, people: 0 });
    expect(callbackUrl).toMatch(/\/iamCallback\/71$/);
    expect(roles.map(({ id }) => id)).toContain(given.roleId);
    const [row] = (await mall.house.db.pool.query('select client_secret from identity_provider where company_id = 71')).rows;
    expect((row.client_secret as Buffer).toString('latin1')).not.toContain(given.clientSecret);
    expect(mall.house.sealer.open(row.client_secret)).toBe(given.clientSecret);
    expect(JSON.stringify(connection)).not.toContain(given.clientSecret);
  });

  test('is agreed to as it was seen, and waits again when domain or provider are others', async () => {
    expect((await approve('71', { domain: 'changed.example' })).errorCode).toBe('identity.not_waiting');
    expect((await approve('71')).errorCode).toBe('identity.not_proved');
    expect((await mall.call(companyIdentityApi.prove, {}, { token: admin.token })).errorCode).toBe('identity.proof_missing');
    down = true;
    expect((await prove()).errorCode).toBe('identity.names_away');
    down = false;
    expect((await prove()).code).toBe(200);
    expect((await read()).connection).toMatchObject({ proved: true, proofName: '_mall-verify.own.example' });
    expect((await approve('71', { clientId: 'another' })).errorCode).toBe('identity.not_waiting');
    expect((await approve('71')).code).toBe(200);
    expect((await approve('71')).errorCode).toBe('identity.not_waiting');
    expect((await save({ clientSecret: '', roleId: null })).code).toBe(200);
    expect((await read()).connection).toMatchObject({ decision: 'approved', roleId: null });
    expect((await save({ clientSecret: '', issuer: 'https://elsewhere.example' })).errorCode).toBe('identity.secret_required');
    expect((await save({ clientId: 'another' })).code).toBe(200);
    expect((await read()).connection?.decision).toBe('waiting');
    expect((await approve('71')).errorCode).toBe('identity.not_waiting');
    expect((await approve('71', { clientId: 'another' })).code).toBe(200);
    expect((await save({ domain: 'next.example' })).code).toBe(200);
    expect((await read()).connection?.decision).toBe('waiting');
    expect((await save({ clientSecret: '' })).code).toBe(200);
    // Back at the first domain, its old record proves nothing.
    expect((await approve('71')).errorCode).toBe('identity.not_proved');
    expect((await mall.call(companyIdentityApi.prove, {}, { token: admin.token })).errorCode).toBe('identity.proof_missing');
    expect((await prove()).code).toBe(200);
    expect((await approve('71')).code).toBe(200);
    const { rows } = await mall.house.db.pool.query(`select distinct payload from news where name = 'identity.decided'`);
    expect(rows.map(({ payload }) => payload)).toEqual([
      { memberId: admin.id, companyId: '71', domain: 'own.example', decision: 'approved', reason: '' },
    ]);
  });

  test('is the only one of its domain', async () => {
    expect((await save({}, other)).code).toBe(200);
    expect((await prove(other)).code).toBe(200);
    expect((await approve('72')).errorCode).toBe('identity.domain_taken');
    const refused = await mall.call(
      identityOperationsApi.refuse,
      { params: { id: '72' }, body: { reason: '域名不是贵公司的' } },
      { token: operator.token },
    );
    expect(refused.code).toBe(200);
    expect((await read(other)).connection).toMatchObject({ decision: 'refused', reason: '域名不是贵公司的' });
    const { data } = await mall.call(identityOperationsApi.page, { query: { decision: 'approved' } }, { token: operator.token });
    expect(data.list.map(({ companyId, roleName }) => [companyId, roleName])).toEqual([['71', expect.any(String)]]);
    const { rows } = await mall.house.db.pool.query(
      `select event from audit_log where event like 'identity.%' and member_id = $1 order by id`,
      [operator.id],
    );
    expect(rows.map(({ event }) => event)).toEqual([...Array(3).fill('identity.approved'), 'identity.turned_down']);
  });

  test('gives newcomers no role that rules over others, and none of another company', async () => {
    const { db } = mall.house;
    expect((await save({ roleId: await roleId(db, 'company_admin') })).errorCode).toBe('identity.role_wrong');
    const { rows } = await db.pool.query(`insert into role (company_id, key, name) values (72, 'theirs', '他们的') returning id::text`);
    expect((await save({ roleId: rows[0].id })).errorCode).toBe('identity.role_wrong');
  });

  test('gives newcomers the role no more once it has come to rule over others', async () => {
    const { db } = mall.house;
    const { rows } = await db.pool.query(`insert into role (company_id, key, name) values (71, 'ours', '我们的') returning id::text`);
    const chosen: string = rows[0].id;
    const rolesAfter = async () => {
      const { id } = await addColleague(db, 71, undefined);
      await inTransaction(db, (tx) => giveNewcomersRole(tx, '71', id, chosen));
      return (await db.pool.query('select role_id::text as id from member_role where member_id = $1', [id])).rows;
    };
    expect((await save({ roleId: chosen })).code).toBe(200);
    expect(await rolesAfter()).toEqual([{ id: chosen }]);
    await db.pool.query(`insert into role_right (role_id, right_name) values ($1, 'company:people:manage')`, [chosen]);
    expect(await rolesAfter()).toEqual([]);
  });

  test.each(['http://login.own.example', 'https://127.0.0.1/a', 'https://192.168.0.8/a', 'https://localhost/a', 'https://a.example/?b=1'])(
    'is not asked at %s',
    async (issuer) => {
      expect((await save({ issuer })).errorCode).toBe('identity.issuer_wrong');
    },
  );

  test('is the administrators’ to switch', async () => {
    const purchaser = await addColleague(mall.house.db, 71, 'company_purchaser');
    expect((await save({}, purchaser)).code).not.toBe(200);
    expect((await mall.call(companyIdentityApi.switch, { body: { on: false } }, { token: admin.token })).code).toBe(200);
    expect((await read()).connection?.switch).toBe(false);
  });
});
