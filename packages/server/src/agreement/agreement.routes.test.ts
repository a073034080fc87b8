import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractApi, contractVerifyApi } from '@mall/contract/agreement/agreement.api.ts';
import { contractSectionsMost } from '@mall/contract/agreement/agreement.rules.ts';
import { operatorContractApi, sellerContractApi } from '@mall/contract/agreement/agreement-office.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkPdf } from '../kernel/pdf/check-pdf.ts';
import { type ContractPeople, contractPeople, contractSteps } from '../testing/contract-steps.ts';
import { findBroken, pastTheBank } from '../testing/find-broken.ts';
import { specOf } from '../testing/order-steps.ts';
import { payApp } from '../testing/pay-steps.ts';
import { contractPlace, hashOf, readContractFile } from './contract-files.ts';
import { contractKey } from './contract-key.ts';
import { runDueContracts } from './run-due-contracts.ts';

const mall = payApp();
let people: ContractPeople;
const steps = contractSteps(mall, () => people);
const db = () => mall.house.db;

beforeAll(async () => {
  people = await contractPeople(mall);
});

const stateOf = async (id: Id) => (await steps.detail(id)).state;
const fileOf = async (id: Id) => {
  const hash = (await steps.detail(id)).signatures.at(-1)?.fileHash as string;
  return { hash, bytes: (await readContractFile(mall.house.files, hash)) as Buffer };
};
const pathOf = (hash: string) => join(mall.house.config.DATA_DIR, contractPlace(hash));
const pass = (id: Id) => db().pool.query(`update agreement set due_at = now() - interval '1 second' where id = $1`, [id]);

describe('a contract of an order', () => {
  let id: Id;
  let orderId: Id;

  it('is drafted once for an order, and unseen by the other side until it is sent', async () => {
    orderId = await steps.order();
    expect((await mall.call(contractApi.candidates, {}, people.admin)).data.list).toMatchObject([{ orderId, lines: 1 }]);
    id = await steps.create('seller', { kind: 'order', orderId });
    expect((await mall.call(sellerContractApi.create, { body: { source: { kind: 'order', orderId } } }, people.seller)).errorCode).toBe(
      'agreement.order_covered',
    );
    expect((await mall.call(contractApi.candidates, {}, people.admin)).data.list).toEqual([]);
    expect((await mall.call(contractApi.detail, { params: { id } }, people.admin)).errorCode).toBe('kernel.not_found');
    expect((await mall.call(sellerContractApi.detail, { params: { id } }, people.seller)).data).toMatchObject({
      state: 'draft',
      kind: 'order',
      lines: [{ num: 5 }],
      actions: ['send', 'edit', 'withdraw'],
    });
  });

  it('is none to the other side until it is sent, whatever it does with it', async () => {
    const reason = { reason: '不合适' };
    const hash = '0'.repeat(64);
    const edited = {
      title: '合同',
      firstSide: 'buyer' as const,
      validFrom: '2026-01-01',
      validTo: '2026-12-31',
      terms: [{ title: '一', body: '一' }],
    };
    const asked = { params: { id } };
    const answers = await Promise.all([
      mall.call(contractApi.edit, { ...asked, body: edited }, people.admin),
      mall.call(contractApi.send, asked, people.admin),
      mall.call(contractApi.accept, { ...asked, body: { hash } }, people.admin),
      mall.call(contractApi.reject, { ...asked, body: reason }, people.admin),
      mall.call(contractApi.withdraw, asked, people.admin),
      mall.call(contractApi.code, asked, people.admin),
      mall.call(contractApi.sign, { ...asked, body: { seal: 'contract', code: '000000', hash } }, people.admin),
      mall.call(contractApi.refuse, { ...asked, body: reason }, people.admin),
      mall.call(contractApi.retry, asked, people.admin),
      mall.call(contractApi.askEnd, { ...asked, body: reason }, people.admin),
      mall.call(contractApi.answerEnd, { ...asked, body: { agree: true } }, people.admin),
    ]);
    expect(answers.map(({ errorCode }) => errorCode)).toEqual(answers.map(() => 'kernel.not_found'));
  });

  it('is written by its author alone', async () => {
    const body = {
      title: '电缆采购合同',
      firstSide: 'seller' as const,
      validFrom: '2026-01-01',
      validTo: '2099-12-31',
      terms: [{ title: '交货', body: '十日内交货。' }],
    };
    expect(
      (await mall.call(sellerContractApi.edit, { params: { id }, body: { ...body, validTo: '2025-01-01' } }, people.seller)).errorCode,
    ).toBe('agreement.days_wrong');
    expect((await mall.call(sellerContractApi.edit, { params: { id }, body }, people.seller)).code).toBe(200);
    expect((await mall.call(sellerContractApi.detail, { params: { id } }, people.seller)).data).toMatchObject({
      title: '电缆采购合同',
      terms: body.terms,
    });
  });

  it('may be as long as its rules allow, of signs that its paper can show', async () => {
    const before = await steps.detailOf('seller', id);
    const { title, firstSide, validFrom, validTo } = before;
    const edit = (terms: typeof before.terms) =>
      mall.call(sellerContractApi.edit, { params: { id }, body: { title, firstSide, validFrom, validTo, terms } }, people.seller);
    const terms = Array.from({ length: contractSectionsMost }, () => ({ title: '条'.repeat(40), body: '货'.repeat(3000) }));
    expect((await edit(terms)).code).toBe(200);
    expect((await edit([...terms, ...terms.slice(0, 1)])).errorCode).toBe('agreement.terms_many');
    const unseen = await edit([{ title: '收货', body: '收货人：𠮷野' }]);
    expect([unseen.errorCode, unseen.msg]).toEqual(['agreement.sign_unprintable', expect.stringContaining('𠮷')]);
    expect((await edit(before.terms)).code).toBe(200);
  });

  it('is neither sent nor agreed to nor signed when its days are over', async () => {
    const other = await steps.create('seller', { kind: 'order', orderId: await steps.order() });
    const last = (days: number) =>
      db().pool.query(`update agreement set valid_from = current_date - 9, valid_to = current_date + $2::int where id = $1`, [other, days]);
    await last(-1);
    expect((await steps.send('seller', other)).errorCode).toBe('agreement.days_over');
    await last(0);
    expect((await steps.send('seller', other)).code).toBe(200);
    await last(-1);
    expect((await steps.accept('buyer', other)).errorCode).toBe('agreement.days_over');
    await last(0);
    expect((await steps.accept('buyer', other)).code).toBe(200);
    await last(-1);
    expect((await mall.call(sellerContractApi.code, { params: { id: other } }, people.seller)).errorCode).toBe('agreement.days_over');
    expect((await mall.call(sellerContractApi.withdraw, { params: { id: other } }, people.seller)).code).toBe(200);
  });

  it('is sent with its file, agreed to by its hash, and then not edited any more', async () => {
    expect((await steps.send('seller', id)).code).toBe(200);
    expect((await steps.send('seller', id)).errorCode).toBe('agreement.moved');
    expect(await steps.detail(id)).toMatchObject({
      state: 'to_confirm',
      waits: 'confirm',
      revision: 1,
      pages: 2,
      partPages: expect.arrayContaining([1, 2]),
      actions: ['accept', 'reject'],
    });
    expect((await steps.accept('seller', id)).errorCode).toBe('kernel.no_permission');
    expect((await steps.accept('buyer', id, '0'.repeat(64))).errorCode).toBe('agreement.changed');
    expect((await steps.accept('buyer', id)).code).toBe(200);
    expect(await stateOf(id)).toBe('to_sign');
    expect((await steps.send('seller', id)).errorCode).toBe('agreement.moved');
  });

  it('is signed by the seller first, with a code that was texted to the signatory', async () => {
    expect((await steps.sign('buyer', id)).errorCode).toBe('agreement.not_turn');
    expect((await steps.sign('seller', id, people.seller, '000000')).errorCode).toBe('agreement.code_wrong');
    const late = await steps.codeFor('seller', id);
    await mall.owner.query(`update sms_code set expires_at = now() - interval '1 second' where mobile = $1`, [people.seller.mobile]);
    expect((await steps.sign('seller', id, people.seller, late)).errorCode).toBe('agreement.code_wrong');
    const code = await steps.codeFor('seller', id);
    expect((await steps.sign('seller', id, people.seller, code)).code).toBe(200);
    expect(await steps.detail(id)).toMatchObject({ state: 'signing', signed: ['seller'], waits: 'sign' });
    expect((await steps.sign('seller', id)).errorCode).toBe('agreement.moved');
  });

  it('is signed by who has the right alone, and in force when both have', async () => {
    expect((await mall.call(contractApi.code, { params: { id } }, people.purchaser)).code).not.toBe(200);
    expect((await steps.sign('buyer', id, people.finance)).code).toBe(200);
    const found = await steps.detail(id);
    expect(found).toMatchObject({ state: 'effective', signed: ['seller', 'buyer'] });
    expect(found.signatures.map(({ baseHash }) => baseHash)).toEqual([found.hash, found.signatures[0]?.fileHash]);
    const { certificate } = await contractKey(mall.house);
    const { bytes } = await fileOf(id);
    expect(checkPdf(bytes, certificate)).toEqual([
      { whole: false, valid: true },
      { whole: true, valid: true },
    ]);
    expect(mall.sms.at(-1)?.text).toContain('签署合同');
  });

  it('tells whoever holds the paper who signed it, and nothing of prices', async () => {
    const { contractSn, verifyUrl } = await steps.detail(id);
    const { hash, bytes } = await fileOf(id);
    const code = new URLSearchParams(verifyUrl.split('?')[1]).get('code') as string;
    const byCode = (await mall.call(contractVerifyApi.verify, { query: { no: contractSn, code } })).data;
    expect(byCode).toMatchObject({ contractSn, verdict: 'signed', hash, latest: null });
    expect(JSON.stringify(byCode)).not.toMatch(/amount|price|total/);
    expect((await mall.call(contractVerifyApi.verify, { query: { hash: hashOf(bytes) } })).data).toMatchObject({
      verdict: 'signed',
      latest: true,
    });
    const altered = Buffer.from(bytes);
    altered[300] = (altered[300] as number) ^ 1;
    expect((await mall.call(contractVerifyApi.verify, { query: { hash: hashOf(altered) } })).errorCode).toBe('agreement.verify_unknown');
    expect((await mall.call(contractVerifyApi.verify, { query: { no: contractSn, code: 'AAAAAAAAAA' } })).errorCode).toBe(
      'agreement.verify_unknown',
    );
    const { baseHash } = (await steps.detail(id)).signatures[0] as { baseHash: string };
    expect((await mall.call(contractVerifyApi.verify, { query: { hash: baseHash } })).data).toMatchObject({
      verdict: 'signed',
      latest: false,
    });
  });

  it('is made of nobody else’s order or contract', async () => {
    const mine = { source: { kind: 'order' as const, orderId } };
    expect((await mall.call(sellerContractApi.create, { body: mine }, people.otherSeller)).errorCode).toBe('kernel.not_found');
    const added = { source: { kind: 'supplement' as const, contractId: id } };
    expect((await mall.call(sellerContractApi.create, { body: added }, people.otherSeller)).errorCode).toBe('kernel.not_found');
  });

  it('is not another store’s, and found at its order', async () => {
    expect((await mall.call(sellerContractApi.detail, { params: { id } }, people.otherSeller)).errorCode).toBe('kernel.not_found');
    expect((await mall.call(contractApi.ofOrder, { params: { id: orderId } }, people.admin)).data).toMatchObject([{ id }]);
    expect((await mall.call(contractApi.page, { query: { tab: 'effective' } }, people.admin)).data).toMatchObject({
      total: 1,
      counts: { effective: 1, mine: 0 },
    });
  });

  it('is found by what it is worth, its kind and the day when it was drafted, and counted so', async () => {
    const { total, createDate } = await steps.detail(id);
    const day = createDate.slice(0, 10);
    const ask = async (query: object) => {
      const { data } = await mall.call(sellerContractApi.page, { query } as never, people.seller);
      return [data.list.some((one) => one.id === id), data.counts.effective];
    };
    expect(await ask({ kind: 'order', from: day, to: day, min: total, max: total })).toEqual([true, 1]);
    for (const beside of [{ to: '2020-01-01' }, { from: '2099-01-01' }, { min: '99999999.00' }, { max: '0.01' }, { kind: 'framework' }])
      expect(await ask(beside)).toEqual([false, 0]);
  });

  it('ends only when nothing is left to send, by both or by the platform', async () => {
    expect((await mall.call(contractApi.askEnd, { params: { id }, body: { reason: '不再需要' } }, people.admin)).errorCode).toBe(
      'agreement.unshipped',
    );
    await steps.ship(db(), orderId);
    expect((await mall.call(contractApi.askEnd, { params: { id }, body: { reason: '不再需要' } }, people.admin)).code).toBe(200);
    expect((await mall.call(sellerContractApi.askEnd, { params: { id }, body: { reason: '停产' } }, people.seller)).errorCode).toBe(
      'agreement.end_asked',
    );
    expect((await mall.call(contractApi.answerEnd, { params: { id }, body: { agree: true } }, people.finance)).errorCode).toBe(
      'agreement.end_not_asked',
    );
    expect(
      (await mall.call(sellerContractApi.answerEnd, { params: { id }, body: { agree: false, reason: '货已备好' } }, people.seller)).code,
    ).toBe(200);
    expect(await stateOf(id)).toBe('effective');
    expect((await mall.call(sellerContractApi.askEnd, { params: { id }, body: { reason: '停产' } }, people.seller)).code).toBe(200);
    expect((await mall.call(contractApi.answerEnd, { params: { id }, body: { agree: true } }, people.admin)).code).toBe(200);
    expect(await steps.detail(id)).toMatchObject({ state: 'terminated', reason: '停产', ending: null });
    expect(await findBroken(db(), pastTheBank)).toEqual([]);
  });
});

describe('what goes another way', () => {
  it('sends a text back, which its author mends and sends again', async () => {
    const id = await steps.create('buyer', { kind: 'order', orderId: await steps.order() });
    await steps.send('buyer', id);
    expect((await mall.call(sellerContractApi.reject, { params: { id }, body: { reason: '' } }, people.seller)).errorCode).toBe(
      'agreement.reason_required',
    );
    expect((await mall.call(sellerContractApi.reject, { params: { id }, body: { reason: '交期太短' } }, people.seller)).code).toBe(200);
    expect(await steps.detail(id)).toMatchObject({ state: 'rejected', reason: '交期太短', waits: 'edit' });
    await steps.send('buyer', id);
    expect(await steps.detail(id)).toMatchObject({ state: 'to_confirm', revision: 2 });
    expect((await mall.call(contractApi.withdraw, { params: { id } }, people.admin)).code).toBe(200);
    expect(await stateOf(id)).toBe('withdrawn');
  });

  it('voids a first signature when the other refuses, so that both sign anew', async () => {
    const id = await steps.toSign();
    await steps.sign('seller', id);
    const before = await fileOf(id);
    expect((await mall.call(contractApi.refuse, { params: { id }, body: { reason: '价格有误' } }, people.admin)).code).toBe(200);
    expect(await steps.detail(id)).toMatchObject({ state: 'rejected', signed: [] });
    expect((await mall.call(contractVerifyApi.verify, { query: { hash: before.hash } })).data.verdict).toBe('void');
    await steps.send('seller', id);
    await steps.accept('buyer', id);
    await steps.sign('seller', id);
    await steps.sign('buyer', id);
    expect(await steps.detail(id)).toMatchObject({ state: 'effective', revision: 2, signed: ['seller', 'buyer'] });
    expect((await mall.call(contractVerifyApi.verify, { query: { hash: before.hash } })).data.verdict).toBe('void');
  });

  it('ends by the clock what nobody answers or signs', async () => {
    const unanswered = await steps.create('seller', { kind: 'order', orderId: await steps.order() });
    await steps.send('seller', unanswered);
    const unsigned = await steps.toSign();
    const half = await steps.toSign();
    await steps.sign('seller', half);
    expect(await runDueContracts(mall.house)).toBe(0);
    for (const id of [unanswered, unsigned, half]) await pass(id);
    expect(await runDueContracts(mall.house)).toBe(3);
    expect(await Promise.all([unanswered, unsigned, half].map(stateOf))).toEqual(['withdrawn', 'sign_expired', 'sign_expired']);
    expect((await steps.detail(half)).signed).toEqual([]);
  });

  it('puts aside what could not be signed, and has it signed again from the same file', async () => {
    const id = await steps.toSign();
    const { hash } = await steps.detail(id);
    const bytes = (await readContractFile(mall.house.files, hash as string)) as Buffer;
    await writeFile(pathOf(hash as string), Buffer.concat([bytes, Buffer.from('x')]));
    expect((await steps.sign('seller', id)).errorCode).toBe('agreement.sign_failed');
    expect(await stateOf(id)).toBe('abnormal');
    expect((await mall.call(operatorContractApi.page, { query: { tab: 'mine' } }, people.operator)).data.list).toMatchObject([
      { id, state: 'abnormal' },
    ]);
    expect((await mall.call(operatorContractApi.retry, { params: { id } }, people.operator)).errorCode).toBe('agreement.file_lost');
    await writeFile(pathOf(hash as string), bytes);
    expect((await mall.call(operatorContractApi.retry, { params: { id } }, people.operator)).code).toBe(200);
    await steps.sign('seller', id);
    expect((await steps.sign('buyer', id)).code).toBe(200);
    await rm(pathOf((await fileOf(id)).hash));
    expect((await mall.call(contractApi.pdf, { params: { id } }, people.admin)).errorCode).toBe('agreement.file_lost');
  });

  it('takes one signature of a side, whoever of it presses at once', async () => {
    const id = await steps.toSign();
    await steps.sign('seller', id);
    const [one, two] = [await steps.codeFor('buyer', id), await steps.codeFor('buyer', id, people.finance)];
    const answers = await Promise.all([steps.sign('buyer', id, people.admin, one), steps.sign('buyer', id, people.finance, two)]);
    expect(answers.map(({ code, errorCode }) => errorCode ?? String(code)).toSorted()).toEqual(['200', 'agreement.moved']);
    expect((await steps.detail(id)).signatures).toHaveLength(2);
    expect(await findBroken(db(), pastTheBank)).toEqual([]);
  });
});

const priced = (num: number, price: string) => [{ specId: specOf(2), num, price }];
const draft = (given: ReturnType<typeof priced>) => ({
  body: { source: { kind: 'framework' as const, partnerId: '1', lines: given } },
});

describe('a framework', () => {
  const lines = [{ specId: specOf(4), num: 10, price: '9.50' }];
  let id: Id;

  it('lists goods of the store alone, and goods of one framework at a time', async () => {
    expect((await mall.call(contractApi.partners, {}, people.admin)).data).toMatchObject([{ partnerId: '1' }]);
    expect((await mall.call(contractApi.goods, { query: { partnerId: '1' } }, people.admin)).data).toMatchObject([{ specId: specOf(2) }]);
    const other = { kind: 'framework' as const, partnerId: '1', lines: [{ specId: specOf(3), num: 1, price: '1.00' }] };
    expect((await mall.call(contractApi.create, { body: { source: other } }, people.admin)).errorCode).toBe('agreement.goods_unknown');
    expect((await mall.call(sellerContractApi.create, { body: { source: { ...other, partnerId: '99' } } }, people.seller)).errorCode).toBe(
      'agreement.partner_unknown',
    );
    id = await steps.inForce({ kind: 'framework', partnerId: '1', lines });
    const second = await steps.create('buyer', { kind: 'framework', partnerId: '1', lines });
    expect((await steps.send('buyer', second)).errorCode).toBe('agreement.goods_listed');
    expect(await steps.detail(id)).toMatchObject({
      state: 'effective',
      total: '95.00',
      used: '0.00',
      left: '95.00',
      totalInWords: '玖拾伍元整',
    });
  });

  it('counts what the company orders of it against what is left', async () => {
    const orderId = await steps.order({ lines: [{ specId: specOf(4), num: 5 }] });
    const found = await steps.detail(id);
    expect(found).toMatchObject({ left: '47.50', lines: [{ usedNum: 5 }], calls: [{ orderId, num: 5 }] });
    expect((await steps.terminate(id)).errorCode).toBe('agreement.unshipped');
    await db().pool.query(`update shop_order set state = 'cancelled', cancel_kind = 'buyer', cancelled_at = now() where id = $1`, [
      orderId,
    ]);
    expect(await steps.detail(id)).toMatchObject({ left: '95.00', calls: [] });
  });

  it('is changed by a supplement with a life of its own', async () => {
    const supplement = await steps.create('buyer', { kind: 'supplement', contractId: id });
    expect(await steps.detail(supplement)).toMatchObject({ kind: 'supplement', state: 'draft', parent: { id } });
    expect((await steps.detail(id)).supplements).toMatchObject([{ id: supplement }]);
    expect((await mall.call(sellerContractApi.detail, { params: { id } }, people.seller)).data.supplements).toEqual([]);
  });

  it('is worth no more than an order may be, drafted or edited, so that every list that holds it can be read', async () => {
    const most = priced(9_999_999, '999999999.99');
    expect((await mall.call(contractApi.create, draft(most), people.admin)).errorCode).toBe('agreement.total_large');
    expect((await mall.call(sellerContractApi.create, draft(priced(2, '500000000.00')), people.seller)).errorCode).toBe(
      'agreement.total_large',
    );
    const { data } = await mall.call(contractApi.create, draft(priced(1, '999999999.99')), people.admin);
    const supplement = await steps.create('buyer', { kind: 'supplement', contractId: id });
    for (const written of [data.id, supplement]) {
      const { title, firstSide, validFrom, validTo, terms } = await steps.detail(written);
      const body = { title, firstSide, validFrom, validTo, terms, lines: most };
      expect((await mall.call(contractApi.edit, { params: { id: written }, body }, people.admin)).errorCode).toBe('agreement.total_large');
      expect((await mall.call(contractApi.withdraw, { params: { id: written } }, people.admin)).code).toBe(200);
    }
    expect((await mall.call(operatorContractApi.page, { query: {} }, people.operator)).code).toBe(200);
    expect((await steps.detail(data.id)).total).toBe('999999999.99');
  });

  it('says that it is over soon, once, and is over after its last day', async () => {
    await db().pool.query(`update agreement set valid_to = current_date + 5 where id = $1`, [id]);
    expect([await runDueContracts(mall.house), await runDueContracts(mall.house)]).toEqual([1, 0]);
    await db().pool.query(`update agreement set valid_from = current_date - 9, valid_to = current_date - 1 where id = $1`, [id]);
    expect(await runDueContracts(mall.house)).toBe(1);
    expect(await stateOf(id)).toBe('expired');
  });

  it('is ended by the platform with a reason', async () => {
    const other = await steps.inForce({ kind: 'framework', partnerId: '1', lines: [{ specId: specOf(6), num: 10, price: '9.50' }] });
    expect((await steps.terminate(other)).code).toBe(200);
    expect(await steps.detail(other)).toMatchObject({ state: 'terminated', reason: '双方破产', left: '0.00' });
  });
});
