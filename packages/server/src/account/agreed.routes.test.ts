import { agreedApi } from '@mall/contract/account/agreed.api.ts';
import { textOperationsApi } from '@mall/contract/content/text-operations.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { layFirstFacts } from '../content/lay-first-facts.ts';
import { runDueTexts } from '../content/text/run-due-texts.ts';
import { inTransaction } from '../kernel/db.ts';
import { testApp } from '../testing/test-app.ts';
import { addMember, addSignedIn } from '../testing/test-member.ts';
import { keepConsent } from './keep-consent.ts';

const mall = testApp();
let editor: string;
let buyer: { id: string; token: string };
let seller: string;

beforeAll(async () => {
  await inTransaction(mall.house.db, (tx) => layFirstFacts(tx, 2026));
  ({ token: editor } = await addSignedIn(mall.house.db, { audience: 'operator', roles: ['mall_content'] }));
  buyer = await addSignedIn(mall.house.db, {});
  ({ token: seller } = await addSignedIn(mall.house.db, { audience: 'seller' }));
});

const due = async (token: string) => (await mall.call(agreedApi.due, {}, { token })).data.map(({ kind, version }) => [kind, version]);
const agree = (token: string, list: { kind: 'agreement' | 'privacy'; version: number }[]) =>
  mall.call(agreedApi.agree, { body: { list } }, { token });
const textOf = async (key: string) =>
  (await mall.call(textOperationsApi.page, { query: { kind: 'agreement' } }, { token: editor })).data.list.find((row) => row.key === key)
    ?.id ?? '';
const publish = async (key: string, said: string, asksAgain: boolean, at: string | null = null) => {
  const id = await textOf(key);
  const open = async () => (await mall.call(textOperationsApi.detail, { params: { id } }, { token: editor })).data;
  const { revision, content } = await open();
  await mall.call(
    textOperationsApi.save,
    { params: { id }, body: { revision, content: { ...content, body: `<p>${said}</p>` }, checked: [] } },
    { token: editor },
  );
  const body = { revision: (await open()).revision, at, asksAgain };
  return mall.call(textOperationsApi.publish, { params: { id }, body }, { token: editor });
};

describe('an agreement with a new version', () => {
  it('asks nobody again unless the operator says so', async () => {
    expect((await publish('user-agreement', '改了错字', false)).data.version).toBe(2);
    expect(await due(buyer.token)).toEqual([]);
  });

  it('is shown to buyers and sellers until they agree to what holds, and kept with version and time', async () => {
    expect((await publish('user-agreement', '新增一条', true)).data.version).toBe(3);
    expect([await due(buyer.token), await due(seller), await due(editor)]).toEqual([[['agreement', 3]], [['agreement', 3]], []]);
    expect((await agree(buyer.token, [{ kind: 'agreement', version: 2 }])).errorCode).toBe('account.agreement_changed');
    expect((await agree(buyer.token, [{ kind: 'agreement', version: 3 }])).code).toBe(200);
    expect((await agree(buyer.token, [{ kind: 'agreement', version: 3 }])).code).toBe(200);
    expect([await due(buyer.token), await due(seller)]).toEqual([[], [['agreement', 3]]]);
    const { rows } = await mall.house.db.pool.query(
      `select kind, version, agreed_at > now() - interval '1 minute' as now from agreement_consent where member_id = $1`,
      [buyer.id],
    );
    expect(rows).toEqual([{ kind: 'agreement', version: 3, now: true }]);
    // A mended word later on asks nobody; who had not agreed yet agrees to what is read now.
    await publish('user-agreement', '再改错字', false);
    expect([await due(buyer.token), await due(seller)]).toEqual([[], [['agreement', 4]]]);
    const id = await textOf('user-agreement');
    expect((await mall.call(textOperationsApi.detail, { params: { id } }, { token: editor })).data).toMatchObject({
      agreed: 0,
      versions: [{ version: 4, asksAgain: false }, { version: 3, asksAgain: true }, { asksAgain: false }, { version: 1 }],
    });
  });

  it('asks at its moment where it is scheduled, and not who registers afterwards', async () => {
    const { rows } = await mall.house.db.pool.query(`select to_char(now() + interval '1 hour', 'YYYY-MM-DD HH24:MI:SS') as at`);
    await publish('privacy-policy', '新政策', true, rows[0].at);
    expect(await due(buyer.token)).toEqual([]);
    await mall.house.db.pool.query(`update article_draft set due_at = now() where due_at is not null`);
    await runDueTexts(mall.house);
    expect(await due(buyer.token)).toEqual([['privacy', 2]]);
    const { id } = await addMember(mall.house.db, {});
    await keepConsent(mall.house.db, id, '');
    expect((await mall.house.db.pool.query(`select version from agreement_consent where member_id = $1 order by kind`, [id])).rows).toEqual(
      [{ version: 4 }, { version: 2 }],
    );
  });

  it('is only what people agree to', async () => {
    const body = { kind: 'notice' as const, category: '平台公告', title: '通知' };
    const { id } = (await mall.call(textOperationsApi.add, { body }, { token: editor })).data;
    const asked = { params: { id }, body: { revision: 0, at: null, asksAgain: true } };
    expect((await mall.call(textOperationsApi.publish, asked, { token: editor })).errorCode).toBe('kernel.bad_input');
    expect((await mall.call(agreedApi.due, {})).code).toBe(401);
  });
});
