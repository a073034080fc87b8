import { peopleOperationsApi } from '@mall/contract/account/people-operations.api.ts';
import { mallStaffApi } from '@mall/contract/account/staff.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { wrongPaymentApi } from '@mall/contract/payment/wrong-payment.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { requireOtherEyes } from '../account/require-other-eyes.ts';
import { counterSteps } from '../testing/counter-steps.ts';
import { atBank, payApp, toBank } from '../testing/pay-steps.ts';
import { roleId } from '../testing/people-steps.ts';
import { addMember, freshMobile } from '../testing/test-member.ts';

const mall = payApp({ FOUR_EYES_FEN: '1000' });
type Person = { id: Id; mobile: string; token: string; secret: string };
let counter: ReturnType<typeof counterSteps>;
let boss: Person;
let finance: Id;

const enter = async (roles: string[]): Promise<Person> => {
  const { id, mobile } = await addMember(mall.house.db, { audience: 'operator', roles });
  return { id, mobile, ...(await counter.enrol(mobile)) } as Person;
};
const codeOf = async ({ id, secret }: Person) => {
  await counter.nextCode(id);
  return counter.codeOf(secret);
};
const tied = (one: Id, other: Id) =>
  requireOtherEyes(mall.house.db, one, other).then(
    () => null,
    ({ code }: { code: string }) => code,
  );

beforeAll(async () => {
  counter = counterSteps(mall);
  boss = await enter(['mall_administrator']);
  finance = await roleId(mall.house.db, 'mall_finance');
});

/** Money above the limit whose giving back this person has proposed. */
const proposed = async (by: Person): Promise<Id> => {
  const { attemptNo } = await toBank(mall);
  await atBank(mall, attemptNo, 'wrong');
  const { rows } = await mall.house.db.pool.query<{ id: Id }>('select id::text from wrong_payment where attempt_no = $1', [attemptNo]);
  const id = rows[0]?.id as Id;
  await mall.call(wrongPaymentApi.propose, { params: { id }, body: { way: 'give_back', reason: '退回' } }, by);
  return id;
};
const confirm = async (id: Id, by: Person) =>
  (await mall.call(wrongPaymentApi.confirm, { params: { id }, body: { proposal: 1, code: await codeOf(by) } }, by)).errorCode;

it('whoever got his role from who proposed is no second pair of eyes for three days, nor the other way round', async () => {
  const clerk = await enter(['mall_service']);
  const body = { roleIds: [finance], code: await codeOf(boss) };
  await mall.call(mallStaffApi.setRoles, { params: { id: clerk.id }, body }, boss);
  const [bosses, clerks] = [await proposed(boss), await proposed(clerk)];
  expect([await confirm(bosses, clerk), await confirm(clerks, boss)]).toEqual(['staff.same_hands', 'staff.same_hands']);
  await mall.house.db.pool.query(`update key_giving set given_at = now() - interval '73 hours' where member_id = $1`, [clerk.id]);
  expect([await confirm(bosses, clerk), await confirm(clerks, boss)]).toEqual([null, null]);
});

it('two whose keys one person gave are one pair of eyes, and so is who comes by a third', async () => {
  const [one, two, other] = [await enter(['mall_service']), await enter(['mall_service']), await enter(['mall_finance'])];
  for (const { id } of [one, two])
    await mall.call(mallStaffApi.setRoles, { params: { id }, body: { roleIds: [finance], code: await codeOf(boss) } }, boss);
  const id = await proposed(one);
  expect(await confirm(id, two)).toBe('staff.same_hands');
  expect(await confirm(id, other)).toBeNull();
});

it('an appointment, a first password and a reset of the second factor tie as well', async () => {
  const fields = { mobile: freshMobile(), name: '新财务', roleIds: [finance], code: await codeOf(boss) };
  const hired = (await mall.call(mallStaffApi.appoint, { body: fields }, boss)).data;
  const [locked, lost] = [await enter(['mall_finance']), await enter(['mall_finance'])];
  expect([await tied(boss.id, hired.id), await tied(boss.id, locked.id), await tied(lost.id, boss.id)]).toEqual([
    'staff.same_hands',
    null,
    null,
  ]);
  await mall.call(mallStaffApi.renewPassword, { params: { id: locked.id }, body: { code: await codeOf(boss) } }, boss);
  await mall.call(
    peopleOperationsApi.resetFactor,
    { params: { id: lost.id }, body: { reason: '手机丢失', code: await codeOf(boss) } },
    boss,
  );
  expect([await tied(boss.id, locked.id), await tied(lost.id, boss.id)]).toEqual(['staff.same_hands', 'staff.same_hands']);
});
