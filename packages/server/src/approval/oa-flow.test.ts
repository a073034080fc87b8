import { randomUUID } from 'node:crypto';
import { oaApi } from '@mall/contract/approval/oa.api.ts';
import { oaOperationsApi } from '@mall/contract/approval/oa-operations.api.ts';
import { orderApprovalApi } from '@mall/contract/approval/order-approval.api.ts';
import { requestApi } from '@mall/contract/approval/request.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../kernel/db.ts';
import {
  ask,
  badChecks,
  type Crew,
  companyId,
  enableProcess,
  eventsOf,
  holders,
  layCrew,
  nodeOf,
  requestRow,
} from '../testing/approval-steps.ts';
import { type Connection, callBack, connectOa, findPaper, inOffice, setOffice } from '../testing/oa-steps.ts';
import { orderRow, specOf } from '../testing/order-steps.ts';
import { payApp } from '../testing/pay-steps.ts';
import { addColleague, addCompany } from '../testing/people-steps.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { pushToOa } from './push-to-oa.ts';
import { sendToAdministrators } from './take-over.ts';
import { tellOaEnds } from './tell-oa-ends.ts';

const mall = payApp();
let crew: Crew;
let office: Connection;

const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;
const stateOf = async (orderId: Id) => (await orderRow(mall.house.db, orderId)).state as string;
const traceOf = async (id: Id, token = crew.buyer.token) => (await mall.call(oaApi.trace, { params: { id } }, { token })).data;
const wordsOf = async (id: Id) =>
  (await run('select verdict from oa_callback where request_id = $1 order by id', [id])).map((row) => row.verdict);
const refusals = async () => Number((await run('select coalesce(sum(times), 0)::int as times from oa_refusal'))[0]?.times);

/** An order whose request lies in the office. */
const pushed = async () => {
  const asked = await ask(mall.house.db, crew);
  await pushToOa(mall.house);
  return { ...asked, bizNo: (await requestRow(mall.house.db, asked.requestId)).request_no as string };
};
/** The clock comes to the next try. */
const tryNow = async (requestId: Id) => {
  await run('update oa_push set next_try_at = now() where request_id = $1 and next_try_at is not null', [requestId]);
  await pushToOa(mall.house);
};
const untouched = async ({ orderId, requestId }: { orderId: Id; requestId: Id }) => {
  expect([await stateOf(orderId), (await requestRow(mall.house.db, requestId)).state]).toEqual(['in_approval', 'running']);
};

beforeAll(async () => {
  crew = await layCrew(mall.house.db);
  await enableProcess(mall.house.db, crew, [
    nodeOf('部门负责人'),
    nodeOf('财务', { by: { kind: 'people', memberIds: [crew.finance.id] } }),
  ]);
  office = await connectOa(mall, crew.admin.token);
});
afterEach(async () => {
  await setOffice(mall, 'normal');
  expect(await badChecks(mall.house.db)).toEqual([]);
});

describe('a company that is connected', () => {
  it('has a secret that is shown once and lies sealed', async () => {
    expect(office.secret).toHaveLength(43);
    const { data } = await mall.call(oaApi.connection, {}, { token: crew.admin.token });
    expect(data.connection).toMatchObject({ key: office.key, switch: true, tested: true, lastFault: null });
    expect(JSON.stringify(data)).not.toContain(office.secret);
    const [row] = await run('select secret from oa_connection where company_id = $1', [companyId]);
    expect(String((row?.secret as Buffer | undefined)?.toString('latin1'))).not.toContain(office.secret);
    expect((await mall.call(orderApprovalApi.oaPushSwitch, {}, { token: crew.buyer.token })).data).toEqual({ switch: 1 });
    expect((await mall.call(oaApi.connection, {}, { token: crew.buyer.token })).code).not.toBe(200);
  });

  it('names a public address, is tried before it is used, and not too often', async () => {
    const id = 8;
    await addCompany(mall.house.db, id);
    const { token } = await addColleague(mall.house.db, id, 'company_admin');
    const save = (url: string, processIds: Id[] = []) => mall.call(oaApi.save, { body: { url, processIds } }, { token });
    expect((await mall.call(oaApi.test, {}, { token })).errorCode).toBe('oa.not_connected');
    for (const url of [
      'http://oa.example.com',
      'https://10.0.0.1/x',
      `${mall.house.config.siteUrl}/api/portal`,
      'https://x.y/?a=1',
      'nonsense',
    ])
      expect((await save(url)).errorCode, url).toBe('oa.url_wrong');
    const [process] = await run('select id::text from approval_process where company_id = $1 limit 1', [companyId]);
    expect((await save(`${mall.house.config.siteUrl}/sandbox/oa/api/`, [process?.id as Id])).errorCode).toBe('oa.process_wrong');
    expect((await save(`${mall.house.config.siteUrl}/sandbox/oa/api/`)).data.secret).not.toBeNull();
    const turnOn = () => mall.call(oaApi.switch, { body: { on: true } }, { token });
    expect((await turnOn()).errorCode).toBe('oa.untested');
    await setOffice(mall, 'down');
    expect((await mall.call(oaApi.test, {}, { token })).data).toMatchObject({ fault: 'away' });
    await setOffice(mall, 'normal');
    expect((await mall.call(oaApi.test, {}, { token })).data).toMatchObject({ fault: null });
    expect((await turnOn()).code).toBe(200);
    expect((await mall.call(oaApi.renewSecret, {}, { token })).data.secret).toHaveLength(43);
    expect((await mall.call(oaApi.test, {}, { token })).data).toMatchObject({ fault: null });
    expect((await save('https://oa.example.com/mall')).data.secret).toBeNull();
    expect((await mall.call(oaApi.connection, {}, { token })).data.connection).toMatchObject({ switch: false, tested: false });
    for (let times = 0; times < 4; times += 1) await mall.call(oaApi.test, {}, { token });
    expect((await mall.call(oaApi.test, {}, { token })).errorCode).toBe('oa.test_often');
  });
});

describe('a request in the office', () => {
  it('lies there with what is asked, is nobody’s here, and goes on when somebody there agrees', async () => {
    const before = (await run('select reserved from spec_stock where spec_id = $1', [specOf(2)]))[0]?.reserved as number;
    const { requestId, orderId, bizNo } = await pushed();
    expect(await findPaper(mall, bizNo)).toMatchObject({ bizNo, pushes: 1, lines: [{ num: 5 }] });
    expect(await traceOf(requestId)).toMatchObject({ bizNo, state: 'pushed', tries: 1, fault: null, words: [], actions: [] });
    expect((await traceOf(requestId, crew.admin.token))?.actions).toEqual(['takeBack']);
    const refused = await mall.call(requestApi.approve, { params: { id: requestId }, body: {} }, { token: crew.head.token });
    expect(refused.errorCode).toBe('approval.oa_holds');
    const rejected = await mall.call(requestApi.reject, { params: { id: requestId }, body: { reason: '不' } }, { token: crew.head.token });
    expect(rejected.errorCode).toBe('approval.oa_holds');
    expect((await mall.call(requestApi.page, { query: { tab: 'todo' } }, { token: crew.head.token })).data.total).toBe(0);
    expect(await inOffice(mall, bizNo, 'approve', '同意采购')).toEqual(['200 applied']);
    expect(await stateOf(orderId)).toBe('wait_pay');
    expect(await holders(mall.house.db, requestId)).toEqual([]);
    expect(await eventsOf(mall.house.db, requestId)).toEqual(['start', 'oaPushed', 'pass']);
    expect((await traceOf(requestId))?.words).toMatchObject([
      { result: 'approved', approver: '唐主任', reason: '同意采购', verdict: 'applied' },
    ]);
    expect((await run('select reserved from spec_stock where spec_id = $1', [specOf(2)]))[0]?.reserved).toBe(before + 5);
  });

  it('is cancelled with the reason when somebody there rejects, and gives back what it held', async () => {
    const before = (await run('select reserved from spec_stock where spec_id = $1', [specOf(2)]))[0]?.reserved as number;
    const { requestId, orderId, bizNo } = await pushed();
    expect(await inOffice(mall, bizNo, 'reject', '超出预算'.repeat(60))).toEqual(['200 applied']);
    expect(await stateOf(orderId)).toBe('cancelled');
    expect((await requestRow(mall.house.db, requestId)).reason).toMatch(/^唐主任：超出预算/);
    expect((await run('select reserved from spec_stock where spec_id = $1', [specOf(2)]))[0]?.reserved).toBe(before);
  });

  it('goes there only by the processes that were chosen, and not when the switch is off', async () => {
    const [other] = await run(
      `insert into approval_process (company_id, name, state, member_id) values ($1, '别的', 'draft', $2) returning id::text`,
      [companyId, crew.admin.id],
    );
    const save = (processIds: Id[]) =>
      mall.call(oaApi.save, { body: { url: `${mall.house.config.siteUrl}/sandbox/oa/api`, processIds } }, { token: crew.admin.token });
    const channel = async () => (await requestRow(mall.house.db, (await ask(mall.house.db, crew)).requestId)).channel as string;
    await save([other?.id as Id]);
    expect(await channel()).toBe('local');
    await save([]);
    await mall.call(oaApi.switch, { body: { on: false } }, { token: crew.admin.token });
    expect(await channel()).toBe('local');
    await mall.call(oaApi.switch, { body: { on: true } }, { token: crew.admin.token });
    expect(await channel()).toBe('oa');
    await pushToOa(mall.house);
  });
});

describe('what comes from the office', () => {
  it('counts once, however it is played again, and the first decision stays', async () => {
    const { requestId, orderId, bizNo } = await pushed();
    expect(await inOffice(mall, bizNo, 'approve')).toEqual(['200 applied']);
    expect(await inOffice(mall, bizNo, 'replay')).toEqual(['200 applied']);
    expect(await inOffice(mall, bizNo, 'approve')).toEqual(['200 repeated']);
    expect(await inOffice(mall, bizNo, 'reverse')).toEqual(['200 late']);
    expect(await stateOf(orderId)).toBe('wait_pay');
    expect(await wordsOf(requestId)).toEqual(['applied', 'repeated', 'late']);
  });

  it('counts once of both decisions at once, and of forty at once', async () => {
    const first = await pushed();
    const answers = await inOffice(mall, first.bizNo, 'both');
    expect(answers.toSorted()).toEqual(['200 applied', '200 late']);
    const { requestId, orderId, bizNo } = await pushed();
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        callBack(mall, office, { bizNo, result: at % 2 === 0 ? 'approved' : 'rejected', reason: '随机' }),
      ),
    );
    expect(all.filter((answer) => answer === '200 applied')).toHaveLength(1);
    expect(all.every((answer) => answer.startsWith('200 '))).toBe(true);
    const { state } = await requestRow(mall.house.db, requestId);
    expect(await stateOf(orderId)).toBe(state === 'approved' ? 'wait_pay' : 'cancelled');
  });

  it('counts once when the same word comes twenty times at once', async () => {
    const { requestId, bizNo } = await pushed();
    const told = { callbackId: `same-${bizNo}`, bizNo };
    expect(new Set(await Promise.all(Array.from({ length: 20 }, () => callBack(mall, office, told))))).toEqual(new Set(['200 applied']));
    expect(await wordsOf(requestId)).toEqual(['applied']);
    expect(await callBack(mall, office, { ...told, result: 'rejected' })).toBe('409');
  });

  it('is refused and counted when it is forged, old, or in the name of nobody', async () => {
    const given = await pushed();
    const { bizNo } = given;
    const before = await refusals();
    expect(await inOffice(mall, bizNo, 'forged')).toEqual(['403']);
    expect(await inOffice(mall, bizNo, 'stale')).toEqual(['403']);
    expect(await callBack(mall, office, { bizNo }, { sign: '' })).toBe('403');
    expect(await callBack(mall, office, { bizNo }, { key: 'OA0000000000000000' })).toBe('403');
    expect(await callBack(mall, office, { bizNo }, { key: "' or 1=1" })).toBe('403');
    expect(await refusals()).toBe(before + 5);
    await untouched(given);
    const { connection } = (await mall.call(oaApi.connection, {}, { token: crew.admin.token })).data;
    expect(connection?.refusals).toBeGreaterThanOrEqual(3);
  });

  it('is refused when it is garbage, of nothing, or of another company', async () => {
    const given = await pushed();
    const { bizNo } = given;
    expect(await inOffice(mall, bizNo, 'garbage')).toEqual(['400']);
    for (const body of [
      '',
      'null',
      '[]',
      '{}',
      '{"bizNo":1}',
      JSON.stringify({ callbackId: 'a'.repeat(8), bizNo, result: 'maybe', approver: 'x' }),
    ])
      expect(await callBack(mall, office, { bizNo }, { body }), body).toBe('400');
    expect(await callBack(mall, office, { bizNo, approver: ' \u0000 ' })).toBe('400');
    expect(await callBack(mall, office, { bizNo: 'QG0000000000' })).toBe('404');
    const id = 9;
    await addCompany(mall.house.db, id);
    const stranger = await connectOa(mall, (await addColleague(mall.house.db, id, 'company_admin')).token);
    expect(await callBack(mall, stranger, { bizNo })).toBe('404');
    await untouched(given);
    expect(await callBack(mall, office, { bizNo, approver: '唐\u0000主任', reason: 'a\u0000b\nc\ud800' })).toBe('200 applied');
  });

  it('is written down and answered when the order was cancelled meanwhile', async () => {
    const { requestId, orderId, bizNo } = await pushed();
    const body = { reason: '不买了', cancel: true };
    expect((await mall.call(requestApi.withdraw, { params: { id: requestId }, body }, { token: crew.buyer.token })).code).toBe(200);
    expect(await stateOf(orderId)).toBe('cancelled');
    expect(await inOffice(mall, bizNo, 'approve')).toEqual(['200 ended']);
    expect([await stateOf(orderId), await wordsOf(requestId)]).toEqual(['cancelled', ['ended']]);
  });
});

describe('an office that does not take it', () => {
  it('is tried four times, then the buyer pushes again', async () => {
    await setOffice(mall, 'down');
    const { requestId, orderId, bizNo } = await pushed();
    expect(await traceOf(requestId)).toMatchObject({ state: 'pushing', tries: 1, fault: 'away', actions: [] });
    const minutes = async () =>
      (
        await run('select round(extract(epoch from next_try_at - now()) / 60)::int as mins from oa_push where request_id = $1', [requestId])
      )[0]?.mins;
    expect(await minutes()).toBe(1);
    await tryNow(requestId);
    expect(await minutes()).toBe(5);
    await setOffice(mall, 'garbage');
    await tryNow(requestId);
    expect(await minutes()).toBe(30);
    await tryNow(requestId);
    expect(await traceOf(requestId)).toMatchObject({
      state: 'failed',
      tries: 4,
      fault: 'garbled',
      nextTryDate: null,
      actions: ['pushAgain'],
    });
    const unsent = async () =>
      (await mall.call(requestApi.page, { query: { tab: 'mine' } }, { token: crew.buyer.token })).data.list.find(
        (row) => row.requestId === requestId,
      )?.unsent;
    expect(await unsent()).toBe(true);
    await tryNow(requestId);
    expect((await traceOf(requestId))?.tries).toBe(4);
    expect((await mall.call(requestApi.approve, { params: { id: requestId }, body: {} }, { token: crew.head.token })).errorCode).toBe(
      'approval.oa_holds',
    );
    await setOffice(mall, 'normal');
    const again = (token: string) => mall.call(oaApi.pushAgain, { params: { id: requestId } }, { token });
    expect((await again(crew.second.token)).code).not.toBe(200);
    expect((await again(crew.buyer.token)).code).toBe(200);
    expect((await again(crew.buyer.token)).errorCode).toBe('oa.not_failed');
    expect(await unsent()).toBe(false);
    await tryNow(requestId);
    expect(await inOffice(mall, bizNo, 'approve')).toEqual(['200 applied']);
    expect(await stateOf(orderId)).toBe('wait_pay');
    expect(await eventsOf(mall.house.db, requestId)).toEqual(['start', 'oaFailed', 'oaAgain', 'oaPushed', 'pass']);
  });

  it('is pushed again by the mall, too, when somebody there has looked into it', async () => {
    const operator = await addSignedIn(mall.house.db, { audience: 'operator' });
    await setOffice(mall, 'down');
    const { requestId, bizNo } = await pushed();
    const again = () => mall.call(oaOperationsApi.pushAgain, { params: { id: requestId } }, operator);
    expect((await again()).errorCode).toBe('oa.not_failed');
    for (const _ of [2, 3, 4]) await tryNow(requestId);
    await setOffice(mall, 'normal');
    expect((await again()).code).toBe(200);
    await tryNow(requestId);
    expect(await inOffice(mall, bizNo, 'reject')).toEqual(['200 applied']);
  });

  it('holds nobody up when it is slow, and has the paper once although it was pushed twice', async () => {
    await setOffice(mall, 'slow');
    const since = performance.now();
    const { requestId } = await ask(mall.house.db, crew);
    expect(performance.now() - since).toBeLessThan(3000);
    await pushToOa(mall.house);
    expect(await traceOf(requestId)).toMatchObject({ state: 'pushing', fault: 'slow' });
    await setOffice(mall, 'normal');
    await tryNow(requestId);
    const bizNo = (await requestRow(mall.house.db, requestId)).request_no as string;
    expect(await findPaper(mall, bizNo)).toMatchObject({ pushes: 2 });
    expect(await inOffice(mall, bizNo, 'approve')).toEqual(['200 applied']);
  }, 20_000);

  it('is pushed again by another process when one was killed before it could note the answer', async () => {
    const { requestId } = await ask(mall.house.db, crew);
    await run(`update oa_push set tries = 1, next_try_at = now() - interval '1 second' where request_id = $1`, [requestId]);
    await Promise.all([pushToOa(mall.house), pushToOa(mall.house), pushToOa(mall.house)]);
    expect(await traceOf(requestId)).toMatchObject({ state: 'pushed', tries: 2 });
  });

  it('loses it to an administrator, and what it says later counts no more', async () => {
    const { requestId, orderId, bizNo } = await pushed();
    const back = (token: string) => mall.call(oaApi.takeBack, { params: { id: requestId }, body: { reason: 'OA 无法使用' } }, { token });
    for (const { token } of [crew.buyer, crew.head]) expect((await back(token)).code).not.toBe(200);
    expect((await back(crew.admin.token)).code).toBe(200);
    expect((await back(crew.admin.token)).errorCode).toBe('oa.not_there');
    expect(await traceOf(requestId)).toMatchObject({ state: 'none', actions: [] });
    expect(await inOffice(mall, bizNo, 'approve')).toEqual(['200 back']);
    await untouched({ orderId, requestId });
    expect(await holders(mall.house.db, requestId)).toEqual([crew.head.id]);
    expect((await mall.call(requestApi.approve, { params: { id: requestId }, body: {} }, { token: crew.head.token })).code).toBe(200);
    expect((await mall.call(requestApi.approve, { params: { id: requestId }, body: {} }, { token: crew.finance.token })).code).toBe(200);
    expect(await stateOf(orderId)).toBe('wait_pay');
  });

  it('and an administrator at once: one of them has it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { requestId, orderId, bizNo } = await pushed();
      const [word, back] = await Promise.all([
        callBack(mall, office, { bizNo }),
        mall.call(oaApi.takeBack, { params: { id: requestId }, body: { reason: '急' } }, { token: crew.admin.token }),
      ]);
      const decided = word === '200 applied';
      expect([word, back.code === 200]).toEqual(decided ? ['200 applied', false] : ['200 back', true]);
      expect(await stateOf(orderId)).toBe(decided ? 'wait_pay' : 'in_approval');
    }
  });

  it('loses it to the mall, too, which sends it to the administrators', async () => {
    await setOffice(mall, 'down');
    const { requestId } = await ask(mall.house.db, crew);
    await pushToOa(mall.house);
    await run('update approval_request set stuck_at = now() where id = $1', [requestId]);
    const side = { kind: 'operator', memberId: '1', sessionId: '1', rights: new Map() } as const;
    await inTransaction(mall.house.db, (tx) => sendToAdministrators(tx, side, { id: requestId, reason: '推送失败' }));
    await tryNow(requestId);
    expect(await holders(mall.house.db, requestId)).toEqual([crew.admin.id]);
    expect((await run('select next_try_at from oa_push where request_id = $1', [requestId]))[0]).toEqual({ next_try_at: null });
  });
});

describe('a decision of an office', () => {
  it('is taken for what was asked, not for what the order became', async () => {
    const asked = await pushed();
    await run(`update shop_order set leave_word = '改了' where id = $1`, [asked.orderId]);
    expect(await callBack(mall, office, { bizNo: asked.bizNo })).toBe('409');
    await untouched(asked);
    await run(`update shop_order set leave_word = '' where id = $1`, [asked.orderId]);
    expect(await callBack(mall, office, { bizNo: asked.bizNo })).toBe('200 applied');
  });

  it('has a number of its own: one that was used for another request decides nothing', async () => {
    const [first, second] = [await pushed(), await pushed()];
    const callbackId = randomUUID();
    expect(await callBack(mall, office, { bizNo: first.bizNo, callbackId })).toBe('200 applied');
    const before = await refusals();
    expect(await callBack(mall, office, { bizNo: second.bizNo, callbackId })).toBe('409');
    expect(await refusals()).toBe(before + 1);
    await untouched(second);
  });

  it('is kept when its words are cut in the middle of a sign', async () => {
    const asked = await pushed();
    expect(await callBack(mall, office, { bizNo: asked.bizNo, approver: 'x', reason: `${'a'.repeat(97)}😀 尾` })).toBe('200 applied');
    expect((await requestRow(mall.house.db, asked.requestId)).state).toBe('approved');
  });
});

const outcome = async (bizNo: string) => (await findPaper(mall, bizNo))?.ended?.outcome;

describe('an office that has a request', () => {
  it('hears when it need not be decided there any more, once, and nothing of what it decided itself', async () => {
    // What the tests before have left.
    for (let round = 0; round < 20 && (await tellOaEnds(mall.house)) > 0; round += 1);
    const [withdrawn, back, decided, kept] = [await pushed(), await pushed(), await pushed(), await pushed()];
    await mall.call(
      requestApi.withdraw,
      { params: { id: withdrawn.requestId }, body: { reason: '数量写错' } },
      { token: crew.buyer.token },
    );
    await mall.call(oaApi.takeBack, { params: { id: back.requestId }, body: { reason: '急用' } }, { token: crew.admin.token });
    await inOffice(mall, decided.bizNo, 'approve');
    expect((await traceOf(decided.requestId))?.ended).toBe(true);
    expect((await traceOf(kept.requestId))?.ended).toBe(false);
    await setOffice(mall, 'down');
    expect(await tellOaEnds(mall.house)).toBe(2);
    expect(await outcome(withdrawn.bizNo)).toBeUndefined();
    await setOffice(mall, 'normal');
    await run('update oa_push set end_try_at = now()');
    expect(await tellOaEnds(mall.house)).toBe(2);
    await run('update oa_push set end_try_at = now()');
    expect(await tellOaEnds(mall.house)).toBe(0);
    expect((await findPaper(mall, withdrawn.bizNo))?.ended).toMatchObject({ outcome: 'withdrawn', reason: '数量写错' });
    expect([await outcome(back.bizNo), await outcome(decided.bizNo), await outcome(kept.bizNo)]).toEqual([
      'takenBack',
      undefined,
      undefined,
    ]);
  });

  it('that does not take one at last is told to who asked and to the administrators', async () => {
    await setOffice(mall, 'down');
    const { requestId } = await pushed();
    const told = async () =>
      (
        await run(
          `select (payload ->> 'memberId') as id from news where name = 'approval.oa_failed' and payload ->> 'requestId' = $1 order by 1`,
          [requestId],
        )
      ).map(({ id }) => id);
    for (let times = 0; times < 2; times += 1) await tryNow(requestId);
    expect(await told()).toEqual([]);
    await tryNow(requestId);
    expect(await told()).toEqual([crew.admin.id, crew.buyer.id].toSorted());
  });
});
