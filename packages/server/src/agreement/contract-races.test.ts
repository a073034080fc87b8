import type { Id } from '@mall/contract/kernel/fields.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ContractPeople, contractPeople, contractSteps } from '../testing/contract-steps.ts';
import { findBroken, pastTheBank } from '../testing/find-broken.ts';
import { payApp } from '../testing/pay-steps.ts';

const mall = payApp();
let people: ContractPeople;
const steps = contractSteps(mall, () => people);
beforeAll(async () => {
  people = await contractPeople(mall);
});

const signaturesOf = async (id: Id): Promise<number> =>
  (await mall.owner.query('select from agreement_signature where agreement_id = $1 and void_at is null', [id])).rowCount ?? 0;

describe('several who act on a contract at once', () => {
  it('sign it or withdraw it, and never both', async () => {
    for (let round = 0; round < 2; round += 1) {
      const id = await steps.toSign();
      const code = await steps.codeFor('seller', id);
      const [signed, withdrawn] = await Promise.all([
        steps.sign('seller', id, people.seller, code),
        mall.call(steps.apis.seller.withdraw, { params: { id } }, people.seller),
      ]);
      const { state } = await steps.detail(id);
      expect([signed.code, withdrawn.code].filter((one) => one === 200)).toHaveLength(1);
      expect(state).toBe(signed.code === 200 ? 'signing' : 'withdrawn');
      expect(await signaturesOf(id)).toBe(signed.code === 200 ? 1 : 0);
    }
  });

  it('sign it once, however often one presses', async () => {
    const id = await steps.toSign();
    const code = await steps.codeFor('seller', id);
    const answers = await Promise.all([1, 2, 3].map(() => steps.sign('seller', id, people.seller, code)));
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    expect(await signaturesOf(id)).toBe(1);
  });

  it('sign what was withdrawn not at all, with the right code', async () => {
    const id = await steps.toSign();
    const code = await steps.codeFor('seller', id);
    await mall.call(steps.apis.seller.withdraw, { params: { id } }, people.seller);
    expect((await steps.sign('seller', id, people.seller, code)).errorCode).toBe('agreement.moved');
    expect(await signaturesOf(id)).toBe(0);
  });

  it('do not try a code out: after some wrong ones the right one is spent', async () => {
    const id = await steps.toSign();
    const code = await steps.codeFor('seller', id);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 10; tries += 1)
      expect((await steps.sign('seller', id, people.seller, wrong)).errorCode).toBe('agreement.code_wrong');
    expect((await steps.sign('seller', id, people.seller, code)).errorCode).toBe('agreement.code_wrong');
    expect(await signaturesOf(id)).toBe(0);
    expect(await findBroken(mall.house.db, pastTheBank)).toEqual([]);
  });
});
