import { counterApi } from '@mall/contract/account/counter.api.ts';
import { factorTries } from '@mall/contract/account/counter.rules.ts';
import { peopleOperationsApi } from '@mall/contract/account/people-operations.api.ts';
import { securityApi } from '@mall/contract/account/security.api.ts';
import { mallStaffApi } from '@mall/contract/account/staff.api.ts';
import { describe, expect, test } from 'vitest';
import { accountSteps } from '../testing/account-steps.ts';
import { counterSteps } from '../testing/counter-steps.ts';
import { testApp } from '../testing/test-app.ts';
import { addMember } from '../testing/test-member.ts';

const server = testApp();
const steps = accountSteps(server);
const counter = counterSteps(server);
type Person = { id: string; mobile: string; secret: string; token: string };
const person = async (): Promise<Person> => {
  const { id, mobile } = await addMember(server.house.db, { audience: 'operator' });
  return { id, mobile, ...(await counter.enrol(mobile)) };
};

describe('an operator without a second factor', () => {
  test('is shown no secret for his password alone: the mobile is proved first', async () => {
    const { mobile } = await addMember(server.house.db, { audience: 'operator' });
    const { data } = await counter.knock('operations', mobile);
    expect(Object.keys(data).toSorted()).toEqual(['idleHours', 'mobile', 'name', 'step', 'ticket']);
    const { ticket } = data as { ticket: string };
    expect((await counter.give(ticket, '000000')).errorCode).toBe('account.ticket_gone');
    const give = (code: string) => server.call(counterApi.giveText, { body: { ticket, code } });
    expect((await give('000000')).errorCode).toBe('account.code_wrong');
    await server.call(counterApi.sendText, { body: { ticket } });
    expect((await server.call(counterApi.sendText, { body: { ticket } })).errorCode).toBe('account.code_too_soon');
    expect((await give(steps.codeFor(mobile))).data).toMatchObject({ step: 'enrol' });
    expect((await give(steps.codeFor(mobile))).errorCode).toBe('account.ticket_gone');
  });

  test('gets no text by a ticket that nobody gave out', async () => {
    const { mobile } = await person();
    for (const ticket of ['x'.repeat(43), await counter.ticketOf('operations', mobile)])
      expect((await server.call(counterApi.sendText, { body: { ticket } })).errorCode).toBe('account.ticket_gone');
  });
});

const trusting = async () => {
  const somebody = await person();
  await counter.nextCode(somebody.id);
  const body = {
    ticket: await counter.ticketOf('operations', somebody.mobile),
    code: counter.codeOf(somebody.secret),
    trust: true,
  };
  const { token } = (await server.call(counterApi.giveFactor, { body })).data as { token: string };
  return { ...somebody, token };
};
const trusted = async (token: string) => (await server.call(counterApi.factor, {}, { token })).data.trustedDevices;

describe('a trusted device is trusted no more', () => {
  test('once its owner has signed out the others', async () => {
    const { token } = await trusting();
    expect(await trusted(token)).toBe(1);
    await server.call(securityApi.signOutOthers, {}, { token });
    expect(await trusted(token)).toBe(0);
  });

  test.each(['signed out by the mall', 'shut out and let in again'])('once he was %s', async (how) => {
    const { id, mobile, secret } = await trusting();
    const boss = await person();
    const ask = { token: boss.token };
    if (how === 'signed out by the mall') await server.call(peopleOperationsApi.signOut, { params: { id } }, ask);
    else
      for (const state of ['disabled', 'enabled'] as const)
        await server.call(mallStaffApi.setState, { params: { id }, body: { state } }, ask);
    await counter.nextCode(id);
    const back = (await counter.give(await counter.ticketOf('operations', mobile), counter.codeOf(secret))).data as { token: string };
    expect(await trusted(back.token)).toBe(0);
  });
});

test('who typed his lost authenticator wrongly too often comes in by the new one at once', async () => {
  const [boss, lost] = [await person(), await person()];
  for (let ticket = 0; ticket < 2; ticket += 1) {
    const given = await counter.ticketOf('operations', lost.mobile);
    for (let tries = 0; tries < factorTries; tries += 1) await counter.give(given, '000000');
  }
  expect((await counter.give(await counter.ticketOf('operations', lost.mobile), '000000')).errorCode).toBe('account.factor_locked');
  await counter.nextCode(boss.id);
  const body = { reason: '当面核实', code: counter.codeOf(boss.secret) };
  await server.call(peopleOperationsApi.resetFactor, { params: { id: lost.id }, body }, { token: boss.token });
  await steps.later(lost.mobile, 2);
  expect((await counter.enrol(lost.mobile)).token).toMatch(/^operator-/);
});
