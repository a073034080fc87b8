import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { payOperationsApi } from '@mall/contract/payment/payment-operations.api.ts';
import { type BankLine, statementApi } from '@mall/contract/payment/statement.api.ts';
import { wrongPaymentApi } from '@mall/contract/payment/wrong-payment.api.ts';
import { wireOf } from '@mall/contract/wire/wire-path.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { authorityOf } from '../testing/authority.ts';
import { findBroken } from '../testing/find-broken.ts';
import { sendFile } from '../testing/multipart.ts';
import { atBank, payApp, toBank } from '../testing/pay-steps.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { unzip } from '../testing/unzip.ts';

const mall = payApp();
let operator = { token: '' };
let viewer = { token: '' };
const account = () => mall.house.config.PAY_ACCOUNT_NO;

beforeAll(async () => {
  operator = await addSignedIn(mall.house.db, { audience: 'operator', memberName: '顾予宁' });
  viewer = await addSignedIn(mall.house.db, { audience: 'operator', roles: ['mall_service'] });
});

const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const upload = (text: string, who = operator) =>
  sendFile(mall, statementApi.upload, { name: 'statement.csv', bytes: Buffer.from(text), token: who.token });
const heads = '交易流水号,本方账号,交易时间,借贷标志,金额,对方户名,对方账号,附言,商户单号';
type Given = { no: string; amount: string; out?: boolean; name?: string; remark?: string; reference?: string; at?: string };
const csv = (...lines: Given[]) =>
  [
    heads,
    ...lines.map(({ no, amount, out = false, name = '', remark = '', reference = '', at = `${today()} 10:00:00` }) =>
      [no, account(), at, out ? '借' : '贷', amount, name, '', remark, reference].join(','),
    ),
  ].join('\n');
const paid = async () => {
  const given = await toBank(mall);
  await atBank(mall, given.attemptNo, 'success');
  return { ...given, amount: toYuan(fen(given.amountFen)) };
};
const linesOf = async (tab: 'differs' | 'matched'): Promise<BankLine[]> =>
  (await mall.call(statementApi.lines, { query: { day: today(), tab, limit: 100 } }, operator)).data.list;
const lineOf = async (no: string): Promise<BankLine> =>
  [...(await linesOf('differs')), ...(await linesOf('matched'))].find(({ lineNo }) => lineNo === no) as BankLine;
const codeOf = async (answer: Promise<{ errorCode: string | null }>) => (await answer).errorCode;
const match = (id: Id, record: string, differsBecause?: string) =>
  codeOf(mall.call(statementApi.match, { params: { id }, body: { record, ...(differsBecause && { differsBecause }) } }, operator));

const fill = (sign: string) => sign.repeat(Math.floor((8 * 1024 * 1024) / sign.length));

describe('a statement of the bank', () => {
  it('as the sandbox writes it finds every payment by itself, in either format', async () => {
    const { attemptNo } = await paid();
    for (const format of ['csv', 'camt']) {
      const text = await (await fetch(`${mall.house.config.siteUrl}/sandbox/pay/statement?format=${format}`)).text();
      const { data } = await upload(text);
      expect(data).toMatchObject({ format: format === 'csv' ? 'csv' : 'camt053', open: 0, likely: 0, from: today(), to: today() });
      expect(data.matched).toBe(data.lines);
      expect(data.fresh).toBe(format === 'csv' ? data.lines : 0);
    }
    const line = (await linesOf('matched')).find(({ record }) => record?.sn === attemptNo);
    expect(line).toMatchObject({ state: 'matched', by: '', difference: '', record: { kind: 'payment' } });
    const { data } = await mall.call(statementApi.day, { query: {} }, operator);
    expect(data).toMatchObject({ day: today(), difference: '0.00', counts: { open: 0, mallOnly: 0 } });
  });

  it('counts a line once, however many files have it, also at once', async () => {
    const text = csv({ no: 'ONCE', amount: '77.00', name: '个人', remark: '货款' });
    const answers = await Promise.all([1, 2, 3, 4].map(() => upload(text)));
    expect(answers.map(({ errorCode }) => errorCode)).toEqual([null, null, null, null]);
    expect(answers.reduce((sum, { data }) => sum + data.fresh, 0)).toBe(1);
    expect(await lineOf('ONCE')).toMatchObject({ state: 'open', difference: 'bank_only', amount: '77.00' });
  });

  it('names what differs: another amount, a day, no number', async () => {
    const [a, b, c] = [await paid(), await paid(), await paid()];
    const yesterday = new Date(Date.now() - 16 * 3_600_000).toISOString().slice(0, 10);
    await upload(
      csv(
        { no: 'AMOUNT', amount: toYuan(fen(a.amountFen - 100)), reference: a.attemptNo },
        { no: 'DAY', amount: b.amount, reference: b.attemptNo, at: `${yesterday} 23:50:00` },
        { no: 'FEE1', amount: '1.27', out: true, remark: '手续费' },
      ),
    );
    expect(await lineOf('AMOUNT')).toMatchObject({ state: 'likely', difference: 'amount', record: { sn: a.attemptNo } });
    const before = (await mall.call(statementApi.lines, { query: { day: yesterday } }, operator)).data.list;
    expect(before.find(({ lineNo }) => lineNo === 'DAY')).toMatchObject({
      state: 'likely',
      difference: 'day',
      record: { sn: b.attemptNo },
    });
    expect(await lineOf('FEE1')).toMatchObject({ state: 'open', difference: 'bank_only' });
    const { data } = await mall.call(statementApi.records, { query: { day: today(), limit: 100 } }, operator);
    expect(data.list.map(({ sn }) => sn)).toContain(c.attemptNo);
  });

  it('names what it did not take, and keeps it named', async () => {
    await upload(csv({ no: 'SAID', amount: '5.00' }));
    const { data } = await upload(csv({ no: 'SAID', amount: '9.00' }, { no: 'TWICE', amount: '1.00' }, { no: 'TWICE', amount: '2.00' }));
    const leftOut = [
      { row: 2, lineNo: 'SAID', why: 'known_otherwise' },
      { row: 4, lineNo: 'TWICE', why: 'repeated' },
    ];
    expect(data).toMatchObject({ lines: 2, fresh: 1, leftCount: 2, leftOut });
    const files = await mall.call(statementApi.files, { query: {} }, operator);
    expect(files.data.list[0]).toMatchObject({
      id: data.id,
      name: 'statement.csv',
      by: '顾予宁',
      leftCount: 2,
      leftOut,
      mayTakeBack: true,
    });
    expect(await lineOf('SAID')).toMatchObject({ amount: '5.00' });
  });

  it('is taken back with its lines while none of them is settled, and can come anew', async () => {
    const text = csv({ no: 'BACK1', amount: '21.00' }, { no: 'BACK2', amount: '3.30', out: true });
    const takeBack = (id: Id, who = operator) => codeOf(mall.call(statementApi.takeBack, { params: { id } }, who));
    const { data } = await upload(text);
    const { id } = await lineOf('BACK2');
    expect(await codeOf(mall.call(statementApi.fee, { params: { id }, body: { note: '' } }, operator))).toBeNull();
    expect(await takeBack(data.id)).toBe('payment.statement_settled');
    expect(await codeOf(mall.call(statementApi.unmatch, { params: { id } }, operator))).toBeNull();
    expect(await takeBack(data.id, viewer)).not.toBeNull();
    expect([await takeBack(data.id), await takeBack(data.id)]).toEqual([null, 'order.moved']);
    expect(await lineOf('BACK1')).toBeUndefined();
    const files = await mall.call(statementApi.files, { query: {} }, operator);
    expect(files.data.list[0]).toMatchObject({ id: data.id, takenBackBy: '顾予宁', mayTakeBack: false });
    expect((await upload(text)).data).toMatchObject({ fresh: 2, leftCount: 0 });
  });

  it('answers to half signs and far days with words', async () => {
    expect(
      (await upload(csv({ no: 'HALF', amount: '1.00', name: `${'a'.repeat(119)}😀`, remark: `${'a'.repeat(199)}😀` }))).errorCode,
    ).toBeNull();
    const named = { name: 'a\0b.csv', bytes: Buffer.from(csv({ no: 'NAMED', amount: '1.00' })), token: operator.token };
    expect((await sendFile(mall, statementApi.upload, named)).errorCode).toBeNull();
    expect((await upload(csv({ no: 'FAR', amount: '1.00', at: '9999-12-31 00:00:00' }))).errorCode).toBe('payment.statement_row');
    const { data } = await mall.call(statementApi.day, { query: {} }, operator);
    expect(data.day).toBe(today());
  });

  it('keeps nobody waiting, however it is made', async () => {
    for (const sign of [',', '"', '<a/>']) {
      const lags = monitorEventLoopDelay({ resolution: 5 });
      lags.enable();
      expect((await upload(fill(sign))).errorCode, sign).toMatch(/^payment\.statement_(unreadable|large)$/);
      lags.disable();
      // On one thread it was 2,000 and more.
      expect(lags.max / 1e6, sign).toBeLessThan(1000);
    }
  }, 60_000);

  it('is refused of another account, when it cannot be read, or by whoever may only look', async () => {
    expect((await upload(csv({ no: 'X', amount: '1.00' }).replace(account(), '1'))).errorCode).toBe('payment.statement_account');
    expect((await upload('nothing')).errorCode).toBe('payment.statement_unreadable');
    expect((await upload(csv({ no: 'X', amount: '1.00' }), viewer)).errorCode).not.toBeNull();
    expect(await lineOf('X')).toBeUndefined();
  });
});

describe('a line of the bank', () => {
  it('is matched by hand, taken apart, and not guessed at again', async () => {
    const given = await paid();
    await upload(csv({ no: 'HAND', amount: toYuan(fen(given.amountFen + 5)), name: '个人' }));
    const { id } = await lineOf('HAND');
    const { data } = await mall.call(statementApi.candidates, { params: { id } }, operator);
    expect(data.map(({ sn }) => sn)).toContain(given.attemptNo);
    expect(await match(id, 'nothing')).toBe('kernel.not_found');
    expect(await match(id, given.attemptNo)).toBe('payment.line_amount_differs');
    expect(await lineOf('HAND')).toMatchObject({ state: 'open', record: null });
    expect(await match(id, given.attemptNo, '含跨行手续费')).toBeNull();
    expect(await lineOf('HAND')).toMatchObject({ state: 'matched', by: '顾予宁', difference: 'amount', note: '含跨行手续费' });
    await upload(csv({ no: 'TAKEN', amount: given.amount }));
    expect(await match((await lineOf('TAKEN')).id, given.attemptNo)).toBe('payment.record_taken');
    expect(await codeOf(mall.call(statementApi.unmatch, { params: { id } }, operator))).toBeNull();
    await upload(csv({ no: 'OTHER', amount: '3.00' }));
    expect(await lineOf('HAND')).toMatchObject({ state: 'open', record: null });
  });

  it('gets a record that one of two persons says at once', async () => {
    const given = await paid();
    await upload(csv({ no: 'RACE1', amount: '11.00' }, { no: 'RACE2', amount: '12.00' }));
    const ids = [(await lineOf('RACE1')).id, (await lineOf('RACE2')).id];
    const ends = await Promise.all([...ids, ...ids].map((id) => match(id, given.attemptNo, '合并付款')));
    expect(ends.filter((end) => end === null)).toHaveLength(1);
  });

  it('is a fee only when it went out', async () => {
    await upload(csv({ no: 'FEE2', amount: '9.90', out: true, remark: '手续费' }, { no: 'IN2', amount: '9.90' }));
    const fee = async (no: string) =>
      codeOf(mall.call(statementApi.fee, { params: { id: (await lineOf(no)).id }, body: { note: '11 月' } }, operator));
    expect([await fee('FEE2'), await fee('FEE2'), await fee('IN2')]).toEqual([null, 'order.moved', 'order.moved']);
    expect(await lineOf('FEE2')).toMatchObject({ state: 'fee', note: '11 月' });
  });

  it('becomes money of a wrong amount once', async () => {
    await upload(csv({ no: 'STRAY', amount: '5000.00', name: '个人', remark: '货款' }));
    const { id } = await lineOf('STRAY');
    const answers = await Promise.all([1, 2, 3].map(() => mall.call(statementApi.wrong, { params: { id } }, operator)));
    expect(answers.map(({ errorCode }) => errorCode).toSorted()).toEqual([null, 'order.moved', 'order.moved'].toSorted());
    const wrongId = answers.find(({ errorCode }) => errorCode === null)?.data.id as Id;
    const { data } = await mall.call(wrongPaymentApi.page, { query: { word: 'STRAY' } }, operator);
    expect(data).toMatchObject({
      total: 1,
      list: [{ id: wrongId, kind: 'stray', received: '5000.00', payerName: '个人', expected: null }],
    });
    expect(await findBroken(mall.house.db)).toEqual([]);
  });

  it('of money of a wrong amount that the bank told before leads there by itself', async () => {
    const { attemptNo } = await toBank(mall);
    await atBank(mall, attemptNo, 'wrong');
    await upload(await (await fetch(`${mall.house.config.siteUrl}/sandbox/pay/statement`)).text());
    const [row] = (await mall.house.db.pool.query('select w.id::text, w.out_no from wrong_payment w where attempt_no = $1', [attemptNo]))
      .rows;
    expect(await lineOf(row.out_no)).toMatchObject({ state: 'wrong', wrongId: row.id });
  });
});

describe('the desk of money', () => {
  it('counts what waits, and gives the day as a sheet', async () => {
    const { data } = await mall.call(payOperationsApi.figures, {}, operator);
    expect(data.statement.day).toBe(today());
    expect(data.wrong.count).toBeGreaterThan(0);
    expect(Number(data.inToday)).toBeGreaterThan(0);
    const { path } = wireOf(payOperationsApi.report.verb, payOperationsApi.report.path);
    const answer = await mall.app.fastify.inject({
      url: `${mall.house.config.API_BASE}${path}?day=${today()}`,
      headers: authorityOf(operator.token),
    });
    const sheet = unzip(answer.rawPayload).get('xl/worksheets/sheet1.xml') ?? '';
    for (const word of ['支付入账', '流水差异', '错额来款', '合计']) expect(sheet).toContain(word);
  });
});
