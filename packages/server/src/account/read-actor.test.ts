import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { companionOf, proofOf } from '../testing/authority.ts';
import { rolledBack, testDatabase } from '../testing/test-database.ts';
import { type addMember, addSignedIn } from '../testing/test-member.ts';
import { forgetActors } from './actor-cache.ts';
import { readActor } from './read-actor.ts';

const database = testDatabase();
const idleHours = 72;
const actorOf = (tx: Tx, token: string) => readActor(tx, proofOf(token));
const myOrders = 'personalCenterBase:myOrders:view';
const quota = 'personalCenterBase:procureQuotaSheet:view';

describe('the actor behind a token', () => {
  test('is a guest for an unknown token', async () => {
    expect(await actorOf(database.db, 'never-given-out')).toEqual({ kind: 'guest' });
  });

  test('is a guest once the session is over, revoked, or its member disabled', () =>
    rolledBack(database.db, async (tx) => {
      const over = await addSignedIn(tx);
      await tx.execute(sql`update member_session set expires_at = now() where member_id = ${over.id}`);
      const revoked = await addSignedIn(tx);
      await tx.execute(sql`update member_session set revoked_at = now() where member_id = ${revoked.id}`);
      const disabled = await addSignedIn(tx, { enabled: false });
      for (const { token } of [over, revoked, disabled]) expect((await actorOf(tx, token)).kind).toBe('guest');
    }));

  test('needs the companion that was given with the token: a stolen token alone is a guest', () =>
    rolledBack(database.db, async (tx) => {
      const [{ token }, other] = [await addSignedIn(tx), await addSignedIn(tx)];
      const withCompanion = async (companion: string) => (await readActor(tx, { token, companion })).kind;
      // The right one first: what is remembered of it must not let in the wrong ones.
      expect(await withCompanion(companionOf(token))).toBe('buyer');
      for (const wrong of ['', token, companionOf(other.token), `${companionOf(token)}x`]) expect(await withCompanion(wrong)).toBe('guest');
    }));

  test('is a guest after so many hours without a sign of life', () =>
    rolledBack(database.db, async (tx) => {
      const seen = async (hours: number) => {
        const { id, token } = await addSignedIn(tx);
        await tx.execute(sql`update member_session set seen_at = now() - make_interval(hours => ${hours}) where member_id = ${id}`);
        return (await actorOf(tx, token)).kind;
      };
      expect([await seen(idleHours - 1), await seen(idleHours)]).toEqual(['buyer', 'guest']);
    }));

  test('loses authority within a second, even when nobody tells this process', async () => {
    const { id, token } = await addSignedIn(database.db);
    expect((await actorOf(database.db, token)).kind).toBe('buyer');
    await database.db.execute(sql`update member set enabled = false where id = ${id}`);
    const start = performance.now();
    while ((await actorOf(database.db, token)).kind !== 'guest') await new Promise((resolve) => setTimeout(resolve, 20));
    expect(performance.now() - start).toBeLessThan(1100);
  });

  test('holds the permissions of its kind', () =>
    rolledBack(database.db, async (tx) => {
      const permissionsOf = async (given: Parameters<typeof addMember>[1]) =>
        ((await actorOf(tx, (await addSignedIn(tx, given)).token)) as Member).rights;
      const individual = await permissionsOf({});
      expect([individual.has(myOrders), individual.has(quota)]).toEqual([true, false]);
      const clerk = await permissionsOf({ accountType: 2, companyId: '7' });
      expect([clerk.has(myOrders), clerk.has(quota)]).toEqual([false, false]);
      const admin = await permissionsOf({ accountType: 2, companyId: '7', roles: ['company_admin'] });
      expect([admin.has(myOrders), admin.has(quota)]).toEqual([true, true]);
      expect([...(await permissionsOf({ audience: 'seller' })).keys()]).toContain('seller:view');
      const operator = await permissionsOf({ audience: 'operator' });
      expect([operator.has('operations:view'), operator.has(myOrders)]).toEqual([true, false]);
    }));

  type Given = { company?: string | null; audience?: string; rights: [name: string, reach?: string][] };
  const giveOwnRole = async (tx: Tx, id: string, key: string, { company = '7', audience = 'buyer', rights }: Given) => {
    for (const [name, reach = 'own'] of rights)
      await tx.execute(sql`with r as (
          insert into role (company_id, key, name, audience) values (${company}, ${key}, ${key}, ${audience}) on conflict (company_id, key) do update set name = excluded.name returning id),
        g as (insert into role_right (role_id, right_name, reach) select id, ${name}, ${reach} from r)
        insert into member_role select ${id}, id from r on conflict do nothing`);
  };

  test('gains nothing from a role of another company or of other people, nor by a right that nobody has heard of', () =>
    rolledBack(database.db, async (tx) => {
      const { id, token } = await addSignedIn(tx, { accountType: 2, companyId: '7' });
      await giveOwnRole(tx, id, 'own', { rights: [['newInquiry:view'], ['order:fly']] });
      await giveOwnRole(tx, id, 'foreign', { company: '8', rights: [[quota]] });
      await giveOwnRole(tx, id, 'other', { company: null, audience: 'operator', rights: [['personalCenterBase:reconciliation:view']] });
      await giveOwnRole(tx, id, 'wrong', { rights: [['operations:people:manage']] });
      const { rights } = (await actorOf(tx, token)) as Member;
      const asked = ['newInquiry:view', 'order:fly', quota, 'personalCenterBase:reconciliation:view', 'operations:people:manage'];
      expect(asked.map((name) => rights.has(name))).toEqual([true, false, false, false, false]);
    }));

  test('reaches as far as the role that goes farthest', () =>
    rolledBack(database.db, async (tx) => {
      const { id, token } = await addSignedIn(tx, { accountType: 2, companyId: '7' });
      await giveOwnRole(tx, id, 'far', {
        rights: [
          [myOrders, 'company'],
          [quota, 'department'],
        ],
      });
      await giveOwnRole(tx, id, 'near', { rights: [[myOrders, 'department'], [quota]] });
      const { rights } = (await actorOf(tx, token)) as Member;
      expect([rights.get(myOrders), rights.get(quota)]).toEqual(['company', 'department']);
    }));

  test('is in a department of the own company, with those below it', () =>
    rolledBack(database.db, async (tx) => {
      await tx.execute(
        sql`insert into company (id, name, unified_code, state) values (71, '甲', '91120116MA05X00A0X', 'active'), (72, '乙', '91120116MA05X00B0X', 'active')`,
      );
      await tx.execute(
        sql`insert into department (id, company_id, parent_id, name) values (711, 71, null, '总部'), (712, 71, 711, '一部'), (713, 71, 712, '一组'), (714, 71, 711, '二部'), (721, 72, null, '总部')`,
      );
      const departmentsOf = async (departmentId: string) => {
        const actor = await actorOf(tx, (await addSignedIn(tx, { accountType: 2, companyId: '71', departmentId })).token);
        return actor.kind === 'buyer' ? [actor.departmentId, actor.departments.toSorted()] : [];
      };
      expect(await departmentsOf('712')).toEqual(['712', ['712', '713']]);
      expect(await departmentsOf('711')).toEqual(['711', ['711', '712', '713', '714']]);
      expect(await departmentsOf('721')).toEqual([undefined, []]);
    }));

  test('is noted as seen at most once in five minutes', () =>
    rolledBack(database.db, async (tx) => {
      const { id, token } = await addSignedIn(tx);
      const seen = async () => {
        forgetActors();
        await actorOf(tx, token);
        const { rows } = await tx.execute<{ age: number }>(
          sql`select round(extract(epoch from now() - seen_at))::int as age from member_session where member_id = ${id}`,
        );
        return rows[0]?.age;
      };
      await tx.execute(sql`update member_session set seen_at = now() - interval '4 minutes' where member_id = ${id}`);
      expect(await seen()).toBe(240);
      await tx.execute(sql`update member_session set seen_at = now() - interval '6 minutes' where member_id = ${id}`);
      expect(await seen()).toBe(0);
    }));
});
