import { accountApi } from '@mall/contract/account/account.api.ts';
import { counterApi } from '@mall/contract/account/counter.api.ts';
import { deskApi } from '@mall/contract/account/desk.api.ts';
import { orderSellerApi } from '@mall/contract/order/order-seller.api.ts';
import { applicationApi, applicationOperationsApi } from '@mall/contract/store/application.api.ts';
import type { ApplicationFields } from '@mall/contract/store/application.rules.ts';
import { storeApi } from '@mall/contract/store/store.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { forgetActors } from '../account/actor-cache.ts';
import { accountSteps } from '../testing/account-steps.ts';
import { applicationOf, qualificationOf, sendPaper } from '../testing/application-steps.ts';
import { pageCookiesOf } from '../testing/authority.ts';
import { layArea } from '../testing/company-steps.ts';
import { counterSteps } from '../testing/counter-steps.ts';
import { exportedRows } from '../testing/exported-rows.ts';
import { buildSmallMall, small } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn, freshMobile, testPassword } from '../testing/test-member.ts';
import { toldMessages } from '../testing/told-messages.ts';

const mall = testApp();
const steps = accountSteps(mall);
const { knock } = counterSteps(mall);
type Signed = { id: string; token: string };
let operator: Signed;
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query<Record<string, unknown>>(text, values)).rows;

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 2);
  await layArea(mall);
  await mall.owner.query(`select setval(pg_get_serial_sequence('member', 'id'), 100), setval(pg_get_serial_sequence('store', 'id'), 100)`);
  operator = await addSignedIn(mall.house.db, { audience: 'operator' });
});

const newSeller = () => addSignedIn(mall.house.db, { audience: 'seller', accountType: 2, roles: [] });
const own = async ({ token }: Signed) => (await mall.call(applicationApi.own, {}, { token })).data;
const submit = ({ token }: Signed, body: ApplicationFields) => mall.call(applicationApi.submit, { body }, { token });
const waiting = async (word: string) => {
  const { data } = await mall.call(applicationOperationsApi.page, { query: { word } }, { token: operator.token });
  return { id: data.list[0]?.id ?? '0', versionId: data.list[0]?.versionId ?? '0' };
};
const approve = async (word: string) => {
  const { id, versionId } = await waiting(word);
  const answer = await mall.call(applicationOperationsApi.approve, { params: { id }, body: { versionId } }, { token: operator.token });
  forgetActors();
  return answer;
};
const giveBack = async (word: string, faults: { field: string; reason: string }[]) => {
  const { id, versionId } = await waiting(word);
  return mall.call(applicationOperationsApi.giveBack, { params: { id }, body: { versionId, faults } }, { token: operator.token });
};

describe('who wants to sell here', () => {
  it('gets an account at the sellers’ door, which opens nothing but his registration', async () => {
    const mobile = freshMobile();
    await steps.sendRegisterCode(mobile);
    const body = {
      memberName: '马文涛',
      memberMobile: mobile,
      checkValidCode: steps.codeFor(mobile),
      password: steps.seal(testPassword),
      agreed: true as const,
    };
    expect((await mall.call(counterApi.register, { body: { ...body, checkValidCode: '000000' } })).errorCode).toBe('account.code_wrong');
    const { data } = await mall.call(counterApi.register, { body });
    expect(data.token).toMatch(/^seller-/);
    expect((await mall.call(deskApi.desk, {}, { token: data.token })).data).toMatchObject({ storeId: null, roles: [], waiting: [] });
    expect((await mall.call(accountApi.permissions, {}, { token: data.token })).data.filter((name) => name.startsWith('seller:'))).toEqual([
      'seller:view',
    ]);
    expect((await mall.call(orderSellerApi.page, {}, { token: data.token })).errorCode).toBe('kernel.no_permission');
    expect((await mall.call(applicationApi.own, {}, { token: data.token })).data).toMatchObject({
      state: 'filling',
      sn: '',
      applicant: { name: '马文涛', mobile: `${mobile.slice(0, 3)}****${mobile.slice(-4)}` },
    });
    expect((await steps.signIn(mobile)).errorCode).toBe('account.sellers_door');
    expect((await knock('seller', mobile)).data).toMatchObject({ step: 'in' });
    await steps.later(mobile, 5);
    expect((await steps.sendRegisterCode(mobile)).errorCode).toBe('account.mobile_taken');
  });

  it('is told what each class asks for, and cannot leave it out', async () => {
    const seller = await newSeller();
    await run(`insert into store_class_term (class_id, needs, deposit_fen, fee_permille) values (2, '{production,typeTest}', 2000000, 25)`);
    const { data } = await mall.call(applicationApi.terms, {}, { token: seller.token });
    expect(data).toEqual([
      { classId: '2', name: '电力电缆', topName: '电线电缆', needs: ['production', 'typeTest'], deposit: '20000.00', feeRate: '2.5%' },
    ]);
    const production = await qualificationOf(mall, seller.token, 'production');
    const fields = await applicationOf(mall, seller.token, { qualifications: [production] });
    const refused = await submit(seller, fields);
    expect([refused.errorCode, refused.msg]).toEqual(['store.paper_needed', '类目“电力电缆”需要：型式试验报告。请上传，或先不要这个类目']);
    const report = await qualificationOf(mall, seller.token, 'typeTest', { validUntil: '2020-01-01' });
    expect((await submit(seller, { ...fields, qualifications: [production, report] })).errorCode).toBe('store.paper_expired');
    expect((await submit(seller, { ...fields, classes: ['5'] })).errorCode).toBe('store.class_unknown');
    expect((await submit(seller, { ...fields, classes: [] })).errorCode).toBe('store.classes_required');
    expect((await submit(seller, { ...fields, qualifications: [production, { ...report, validUntil: '' }] })).code).toBe(200);
    const sheet = mall.call(applicationOperationsApi.export, { body: {} }, { token: operator.token });
    expect((await exportedRows(mall, sheet, operator.token)).slice(1).map((row) => [row[2], row[4]])).toContainEqual([
      fields.name,
      '待审核',
    ]);
    await run('delete from store_class_term');
  });

  it('is told of an area that is hidden or gone, not of a fault of the mall', async () => {
    const seller = await newSeller();
    await run(
      `insert into area (id, parent_id, name, level, leaf, shown) values (88, null, '试省', 1, false, true), (8801, 88, '试市', 2, true, false)`,
    );
    const area = { provinceId: '88', cityId: '8801', districtId: '8801' };
    const fields = await applicationOf(mall, seller.token, { ...area, storeName: '无处的店' });
    expect((await submit(seller, fields)).errorCode).toBe('company.area_required');
    await run(`update area set shown = true where id = 8801`);
    expect((await submit(seller, fields)).code).toBe(200);
    await run(`update area set shown = false where id = 88`);
    await giveBack('无处的店', [{ field: 'storeName', reason: '改' }]);
    expect((await submit(seller, { ...fields, storeName: '无处的新店' })).code).toBe(200);
    await run(`delete from area where id in (8801, 88)`);
    expect((await approve('无处的新店')).errorCode).toBe('company.area_required');
  });

  it('keeps what is half filled in, and takes no file of another', async () => {
    const [seller, other] = [await newSeller(), await newSeller()];
    const paper = await sendPaper(mall, seller.token);
    await mall.call(
      applicationApi.keepDraft,
      { body: { name: '半个企业', qualifications: [{ kind: 'ccc', number: '', validUntil: '', files: [paper] }] } },
      { token: seller.token },
    );
    expect((await own(seller)).draft?.fields).toMatchObject({ name: '半个企业', qualifications: [{ files: [paper] }] });
    expect((await own(other)).draft).toBeNull();
    // Nobody used it for a day, and it was swept.
    await run('delete from upload where member_id = $1', [seller.id]);
    expect((await own(seller)).draft?.fields).toMatchObject({ name: '半个企业', qualifications: [{ kind: 'ccc', files: [] }] });
    const fields = await applicationOf(mall, seller.token);
    const theirs = await qualificationOf(mall, other.token, 'ccc');
    expect((await submit(seller, { ...fields, qualifications: [theirs] })).errorCode).toBe('content.upload_unknown');
    expect((await own(seller)).state).toBe('filling');
  });
});

describe('a registration', () => {
  it('is not approved when another store has taken the applicant in meanwhile; nothing is opened', async () => {
    const seller = await newSeller();
    const fields = await applicationOf(mall, seller.token);
    expect((await submit(seller, fields)).code).toBe(200);
    await mall.owner.query('update member set store_id = (select min(id) from store) where id = $1', [seller.id]);
    expect((await approve(fields.storeName)).errorCode).toBe('store.moved');
    const { rows } = await mall.owner.query('select 1 from store where name = $1', [fields.storeName]);
    expect(rows).toEqual([]);
  });

  it('opens the store of the version that was looked at, whose owner comes in at once and hears of it', async () => {
    const seller = await newSeller();
    const fields = await applicationOf(mall, seller.token, {
      licenceUntil: '2099-01-01',
      qualifications: [await qualificationOf(mall, seller.token, 'ccc')],
    });
    expect((await submit(seller, fields)).code).toBe(200);
    expect((await submit(seller, fields)).errorCode).toBe('store.waiting');
    expect(await own(seller)).toMatchObject({ state: 'pending', latest: { version: 1, decision: 'waiting' }, draft: null });
    const { data: desk } = await mall.call(deskApi.desk, {}, { token: operator.token });
    expect(desk.waiting.find(({ screen }) => screen === '/audits/stores')?.count).toBeGreaterThan(0);

    expect((await approve(fields.storeName)).code).toBe(200);
    const done = await own(seller);
    expect(done).toMatchObject({
      state: 'approved',
      storeName: fields.storeName,
      steps: [
        { event: 'submit', who: 'seller' },
        { event: 'approve', who: 'operator', name: '' },
      ],
    });
    expect((await mall.call(deskApi.desk, {}, { token: seller.token })).data).toMatchObject({
      storeId: done.storeId,
      storeName: fields.storeName,
      roles: ['店主'],
    });
    expect((await mall.call(orderSellerApi.page, {}, { token: seller.token })).code).toBe(200);
    const { data: store } = await mall.call(storeApi.info, { params: { storeId: done.storeId ?? '0' } });
    expect(store).toMatchObject({
      name: fields.storeName,
      companyName: fields.name,
      region: '天津',
      mainClasses: [{ id: '2' }],
      certificateInfo: { unifiedCode: fields.unifiedCode, validUntil: '2099-01-01' },
    });
    expect(store.qualifications).toMatchObject([{ name: '营业执照' }, { name: 'CCC 证书', image: '' }]);
    expect(await toldMessages(mall.house, seller.id)).toMatchObject([{ code: 'store.approved', url: '/seller/#/' }]);
    expect(await run('select channel from message_post where member_id = $1', [seller.id])).toEqual([{ channel: 'sms' }]);
    expect((await submit(seller, fields)).errorCode).toBe('store.open_already');
    const page = fields.qualifications[0]?.files[0]?.url ?? '';
    const read = async ({ token }: Signed) =>
      (await mall.app.fastify.inject({ url: page, headers: { cookie: pageCookiesOf(token) } })).statusCode;
    const colleague = { audience: 'seller', storeId: done.storeId ?? '0' } as const;
    const keeper = await addSignedIn(mall.house.db, colleague);
    const finance = await addSignedIn(mall.house.db, { ...colleague, roles: ['store_finance'] });
    const other = await addSignedIn(mall.house.db, { audience: 'seller', storeId: small.stores.own });
    expect([await read(seller), await read(keeper), await read(operator)]).toEqual([200, 200, 200]);
    for (const who of [finance, other, await newSeller()]) expect(await read(who)).not.toBe(200);
  });

  it('comes back with faults field by field; what was filled in stays, and the next version is compared with it', async () => {
    const seller = await newSeller();
    const fields = await applicationOf(mall, seller.token, { qualifications: [await qualificationOf(mall, seller.token, 'typeTest')] });
    await submit(seller, fields);
    const faults = [
      { field: 'qualifications.typeTest', reason: '第 2 页盖章不清' },
      { field: 'bankAccount', reason: '户名不一致' },
    ];
    const { id } = await waiting(fields.storeName);
    expect((await giveBack(fields.storeName, faults)).code).toBe(200);
    expect(await own(seller)).toMatchObject({ state: 'returned', latest: { decision: 'rejected', faults, fields: { name: fields.name } } });
    expect((await toldMessages(mall.house, seller.id))[0]?.body).toContain('第 2 页盖章不清；户名不一致');
    // What the mall reads is kept with its names in another order.
    const turned = fields.qualifications.map(({ files, ...paper }) => ({ files: files.map(({ url, name }) => ({ name, url })), ...paper }));
    for (const same of [fields, { ...fields, qualifications: turned }])
      expect((await submit(seller, same)).errorCode).toBe('store.unchanged');
    expect((await own(seller)).state).toBe('returned');
    const other = { ...fields, contactName: '另一位联系人' };
    expect((await submit(seller, other)).code).toBe(200);
    expect((await mall.call(applicationApi.withdraw, {}, { token: seller.token })).code).toBe(200);
    expect((await submit(seller, fields)).errorCode).toBe('store.unchanged');
    expect((await submit(seller, { ...fields, bankAccount: '00000000000000002' })).code).toBe(200);
    const { data } = await mall.call(applicationOperationsApi.detail, { params: { id } }, { token: operator.token });
    expect(data.application.latest).toMatchObject({ version: 3, fields: { bankAccount: '00000000000000002' } });
    expect(data.before).toMatchObject({ version: 1, faults, fields: { classNames: ['电线电缆 / 电力电缆'] } });
    expect(data.application.steps.map(({ event }) => event)).toEqual(['submit', 'giveBack', 'submit', 'withdraw', 'submit']);
  });

  it('is decided as it was looked at: not after it was taken back, and not in place of a newer one', async () => {
    const seller = await newSeller();
    const fields = await applicationOf(mall, seller.token);
    await submit(seller, fields);
    const { id, versionId } = await waiting(fields.storeName);
    expect((await mall.call(applicationApi.withdraw, {}, { token: seller.token })).code).toBe(200);
    expect((await mall.call(applicationApi.withdraw, {}, { token: seller.token })).errorCode).toBe('store.moved');
    expect(await own(seller)).toMatchObject({ state: 'filling', draft: { fields: { storeName: fields.storeName } } });
    const decide = () => mall.call(applicationOperationsApi.approve, { params: { id }, body: { versionId } }, { token: operator.token });
    expect((await decide()).errorCode).toBe('store.moved');
    await submit(seller, fields);
    expect((await decide()).errorCode).toBe('store.moved');
    expect((await own(seller)).state).toBe('pending');
  });

  it('cannot take a name or a licence that another has or waits for, and only one of two at once does', async () => {
    const [first, second] = [await newSeller(), await newSeller()];
    const one = await applicationOf(mall, first.token);
    const other = await applicationOf(mall, second.token, { storeName: one.storeName });
    const [a, b] = await Promise.all([submit(first, one), submit(second, other)]);
    expect([a.errorCode, b.errorCode].toSorted()).toEqual([null, 'store.name_taken'].toSorted());
    const [loser, its] = a.code === 200 ? [second, other] : [first, one];
    const winner = a.code === 200 ? one : other;
    expect((await submit(loser, { ...its, storeName: '能电自营店' })).errorCode).toBe('store.name_taken');
    expect((await submit(loser, { ...its, storeName: '另一个名字', unifiedCode: winner.unifiedCode })).errorCode).toBe('store.code_taken');
  });

  it('shows its papers to the mall and to who sent them, and to nobody else', async () => {
    const [seller, other] = [await newSeller(), await newSeller()];
    const fields = await applicationOf(mall, seller.token);
    await submit(seller, fields);
    const look = async ({ token }: Signed) =>
      (await mall.app.fastify.inject({ url: fields.licence, headers: { cookie: pageCookiesOf(token) } })).statusCode;
    expect([await look(seller), await look(operator), await look(other)]).toEqual([200, 200, 404]);
  });

  it('keeps the invariants', async () => {
    expect(await run(`select id, rule from inv.checks where bad > 0 and id = 'I45'`)).toEqual([]);
  });
});
