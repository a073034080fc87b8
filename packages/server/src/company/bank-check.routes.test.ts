import { bankCheckApi } from '@mall/contract/company/bank-check.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSmallMall, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';

type Transfer = { transferNo: string; bankAccount: string; amountFen: number };
const paid: Transfer[] = [];
const mall = testApp();
const account = { name: '云汀供电有限公司', bankAccount: '0000000000000001' };
const body = { ...account, bankName: '示例银行演示支行' };
let token = '';

const start = () => mall.call(bankCheckApi.start, { body }, { token });
const say = (amount: string) => mall.call(bankCheckApi.say, { body: { ...account, amount } }, { token });
const state = async () => (await mall.call(bankCheckApi.state, { query: account }, { token })).data;
const yuan = (fen: number) => (fen / 100).toFixed(2);
const other = (fen: number) => yuan(fen === 99 ? 1 : fen + 1);

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 4);
  token = await tokenOf(mall.house.db, small.members.buyer);
  Object.assign(mall.house.pay, {
    transfer: async (given: Transfer) => {
      paid.push(given);
      return { state: paid.length === 3 ? ('refused' as const) : ('success' as const) };
    },
  });
});

describe('the account of a company', () => {
  it('is shown to be its own by who says how much came, and nobody guesses', async () => {
    expect(await state()).toMatchObject({ state: 'none', left: 3 });
    expect((await say('0.10')).errorCode).toBe('company.check_none');
    expect((await start()).data).toMatchObject({ state: 'sent', left: 3 });
    const first = paid[0]?.amountFen ?? 0;
    for (const left of [2, 1, 0]) expect((await say(other(first))).msg).toContain(String(left));
    expect(await state()).toMatchObject({ state: 'failed' });
    // Too late, though right.
    expect((await say(yuan(first))).errorCode).toBe('company.check_none');

    await start();
    expect((await say(yuan(paid[1]?.amountFen ?? 0))).data).toMatchObject({ state: 'passed' });
    expect(await state()).toMatchObject({ state: 'passed' });
    expect((await say('1.00')).code).not.toBe(200);
  });

  it('gets no sum where the bank does not take it, and no fourth in a day', async () => {
    expect((await start()).errorCode).toBe('company.check_away');
    expect((await start()).errorCode).toBe('company.check_often');
    expect(paid).toHaveLength(3);
    expect(new Set(paid.map(({ transferNo }) => transferNo)).size).toBe(3);
  });
});
