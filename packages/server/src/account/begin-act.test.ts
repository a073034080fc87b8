import { mallLogApi } from '@mall/contract/account/mall-log.api.ts';
import { settingApi } from '@mall/contract/account/setting.api.ts';
import { workApi } from '@mall/contract/account/work.api.ts';
import { feedbackOperationsApi } from '@mall/contract/content/feedback-operations.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { statementApi } from '@mall/contract/payment/statement.api.ts';
import { wrongPaymentApi } from '@mall/contract/payment/wrong-payment.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { actSubjects } from '../act-subjects.ts';
import { readRows } from '../kernel/read-rows.ts';
import { counterSteps } from '../testing/counter-steps.ts';
import { sendFile } from '../testing/multipart.ts';
import { atBank, payApp, toBank } from '../testing/pay-steps.ts';
import { addMember } from '../testing/test-member.ts';

const mall = payApp({ FOUR_EYES_FEN: '1000' });
type Person = { id: Id; token: string; secret: string };
let first: Person;
let second: Person;
let counter: ReturnType<typeof counterSteps>;

beforeAll(async () => {
  counter = counterSteps(mall);
  const enter = async (memberName: string): Promise<Person> => {
    const { id, mobile } = await addMember(mall.house.db, { audience: 'operator', memberName });
    return { id, ...(await counter.enrol(mobile)) } as Person;
  };
  first = await enter('林一');
  second = await enter('周二');
});

const run = async <T extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await mall.house.db.pool.query<T>(text, values)).rows;
const latest = async (query: object = {}) =>
  (await mall.call(mallLogApi.page, { query: { limit: 5, ...query } as never }, first)).data.list;
const idOf = async (text: string, values: unknown[] = []) => (await run<{ id: Id }>(text, values))[0]?.id as Id;

describe('what an operator decides', () => {
  it('about money stands in the trail: who, about which payment, before and after, why; the code of the second factor does not', async () => {
    const { attemptNo } = await toBank(mall);
    await atBank(mall, attemptNo, 'wrong');
    const id = await idOf('select id::text from wrong_payment where attempt_no = $1', [attemptNo]);
    await mall.call(wrongPaymentApi.propose, { params: { id }, body: { way: 'give_back', reason: '客户要求退回' } }, first);
    const code = counter.codeOf(second.secret);
    await counter.nextCode(second.id);
    await mall.call(wrongPaymentApi.confirm, { params: { id }, body: { proposal: 1, code } }, second);
    const [confirmed, proposed] = await latest({ kind: 'money' });
    const [{ wrong_sn: sn }] = (await run('select wrong_sn from wrong_payment where id = $1', [id])) as [{ wrong_sn: string }];
    expect(proposed).toMatchObject({ memberName: '林一', event: '提出错款处理办法', reason: '客户要求退回', result: 'done' });
    expect(proposed?.about).toContain(sn);
    expect(proposed?.changes).toEqual([
      { name: '处理办法', before: '—', after: '退回' },
      { name: '状态', before: '待处理', after: '待复核' },
    ]);
    expect(confirmed).toMatchObject({ memberName: '周二', event: '复核通过错款处理', changes: [{ before: '待复核', after: '已确认' }] });
    expect(await run('select 1 from audit_log a where a::text like $1', [`%${code}%`])).toEqual([]);
  });

  it('is not told where it was refused', async () => {
    const { attemptNo } = await toBank(mall);
    await atBank(mall, attemptNo, 'wrong');
    const id = await idOf('select id::text from wrong_payment where attempt_no = $1', [attemptNo]);
    const before = await run(`select count(*)::int from audit_log where event like 'payment.%'`);
    const { errorCode } = await mall.call(wrongPaymentApi.return, { params: { id }, body: { proposal: 1, reason: '不对' } }, first);
    expect(errorCode).toBe('order.moved');
    expect(await run(`select count(*)::int from audit_log where event like 'payment.%'`)).toEqual(before);
  });

  it('about a line of the bank keeps every step: who put it where, and who took it away', async () => {
    const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const heads = '交易流水号,本方账号,交易时间,借贷标志,金额,对方户名,对方账号,附言,商户单号';
    const line = `TRAIL1,${mall.house.config.PAY_ACCOUNT_NO},${day} 10:00:00,借,5.00,某公司,,,`;
    await sendFile(mall, statementApi.upload, { name: 'day.csv', bytes: Buffer.from(`${heads}\n${line}`), token: first.token });
    const id = await idOf(`select id::text from bank_line where line_no = 'TRAIL1'`);
    await mall.call(statementApi.fee, { params: { id }, body: { note: '手续费' } }, first);
    await mall.call(statementApi.unmatch, { params: { id } }, second);
    const rows = (await latest({ kind: 'money' })).slice(0, 3);
    expect(rows.map(({ memberName, event, reason }) => [memberName, event, reason])).toEqual([
      ['周二', '取消流水匹配', ''],
      ['林一', '流水记为手续费', '手续费'],
      ['林一', '上传银行流水', ''],
    ]);
    expect(rows.map(({ about }) => about)).toEqual(['TRAIL1 · 某公司 · ¥5.00', 'TRAIL1 · 某公司 · ¥5.00', 'day.csv']);
  });

  it('about a case, and what he takes of the work, stands there too', async () => {
    const id = await idOf(`insert into feedback (kind, body) values ('service', '电话打不通') returning id::text`);
    await mall.call(workApi.take, { body: { items: [{ kind: 'feedback', id }] } }, first);
    await mall.call(feedbackOperationsApi.end, { params: { id }, body: { answer: '已修复' } }, first);
    const [ended, taken] = await latest({ kind: 'case' });
    expect(ended).toMatchObject({ event: '答复意见反馈', about: `#${id} 电话打不通`, reason: '已修复' });
    expect(ended?.changes).toMatchObject([{ name: '状态', before: '待答复' }]);
    expect(taken).toMatchObject({ event: '领取待办', memberName: '林一' });
  });

  it('is refused while a colleague has taken the case, and done by who holds it', async () => {
    const id = await idOf(`insert into feedback (kind, body) values ('service', '发票抬头错了') returning id::text`);
    const items = [{ kind: 'feedback' as const, id }];
    await mall.call(workApi.take, { body: { items } }, first);
    const end = async () => (await mall.call(feedbackOperationsApi.end, { params: { id }, body: { answer: '已改' } }, second)).errorCode;
    expect(await end()).toBe('account.work_held');
    await mall.call(workApi.takeOver, { body: { items, fromId: first.id, reason: '他休假' } }, second);
    expect(await end()).toBe(null);
  });

  it('about settings is told with its reason', async () => {
    const { version } = (await mall.call(settingApi.list, {}, first)).data;
    const body = { version, reason: '换名', changes: [{ key: 'SITE_NAME' as const, value: '新能商城' }] };
    await mall.call(settingApi.publish, { body }, first);
    expect((await latest({ kind: 'setting' }))[0]).toMatchObject({ reason: '换名' });
  });

  it('is named by a select for each kind of thing that the database understands', async () => {
    const Seen = z.strictObject({ name: z.string(), facts: z.record(z.string(), z.unknown()) });
    for (const [kind, select] of Object.entries(actSubjects))
      await expect(readRows(mall.house.db, Seen)`${select('0', '0')}`, kind).resolves.toEqual([]);
  });
});
