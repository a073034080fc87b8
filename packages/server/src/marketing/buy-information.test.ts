import { chargeApi } from '@mall/contract/content/charge.api.ts';
import { informationApi } from '@mall/contract/marketing/information.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { grantPoints } from './grant-points.ts';

const mall = testApp();
const run = (text: string, values: unknown[] = []) => mall.house.db.pool.query(text, values);
const buy = (token: string, id: string, pointsPrice: number) =>
  mall.call(informationApi.buy, { params: { id }, body: { pointsPrice } }, { token });
const contentFor = async (token: string) => (await mall.call(chargeApi.text, { params: { id: '1' } }, { token })).data.content;

const richMember = async (points: number) => {
  const member = await addSignedIn(mall.house.db);
  await grantPoints(mall.house.db, member.id, points, `test:${member.id}`);
  return member;
};
const balanceOf = async (memberId: string) =>
  Number((await run('select balance from point_account where member_id = $1', [memberId])).rows[0]?.balance ?? 0);

beforeAll(async () => {
  await run(`insert into article (id, kind, title, body, points_price, published_at) values
    (1, 'charge', '铜价走势', '<p>正文</p>', 198, now()), (2, 'charge', '免费', '<p>正文</p>', 0, now()), (3, 'charge', '草稿', '', 5, null), (4, 'notice', '公告', '', 0, now())`);
});

describe('buying information', () => {
  it('opens the text for its price', async () => {
    const member = await richMember(500);
    expect(await contentFor(member.token)).toBe('');
    expect((await buy(member.token, '1', 198)).data).toEqual({ pointsLeft: 302 });
    expect(await contentFor(member.token)).toBe('<p>正文</p>');
    expect((await run(`select remark from point_ledger where member_id = $1 and change < 0`, [member.id])).rows).toEqual([
      { remark: '铜价走势' },
    ]);
  });

  it('costs once, however often and however many at once', async () => {
    const member = await richMember(1000);
    const answers = await Promise.all(Array.from({ length: 8 }, () => buy(member.token, '1', 198)));
    expect(answers.map((answer) => answer.code)).toEqual(Array.from({ length: 8 }, () => 200));
    expect((await buy(member.token, '1', 198)).data).toEqual({ pointsLeft: 802 });
    expect(await balanceOf(member.id)).toBe(802);
    expect((await run('select count(*)::int as n from article_purchase where member_id = $1', [member.id])).rows[0].n).toBe(1);
  });

  it('says so when points are short, and opens nothing', async () => {
    const member = await richMember(197);
    expect((await buy(member.token, '1', 198)).errorCode).toBe('marketing.points_short');
    expect(await contentFor(member.token)).toBe('');
    expect(await balanceOf(member.id)).toBe(197);
    await grantPoints(mall.house.db, member.id, 1, `test:${member.id}:more`);
    expect((await buy(member.token, '1', 198)).data).toEqual({ pointsLeft: 0 });
  });

  it('never takes another price than the one that was seen', async () => {
    const member = await richMember(500);
    const answer = await buy(member.token, '1', 98);
    expect([answer.errorCode, answer.msg]).toEqual(['content.price_changed', '所需积分已调整为 198，请确认后再购买']);
    expect([await balanceOf(member.id), await contentFor(member.token)]).toEqual([500, '']);
  });

  it('asks nothing more of who bought it, whatever it costs by then', async () => {
    const member = await richMember(500);
    await run(
      `insert into article (id, kind, title, body, points_price, published_at) values (5, 'charge', '涨价', '<p>正文</p>', 100, now())`,
    );
    await buy(member.token, '5', 100);
    await run('update article set points_price = 300 where id = 5');
    expect((await buy(member.token, '5', 100)).data).toEqual({ pointsLeft: 400 });
  });

  it('takes nothing for what is free, and knows no draft, notice or guest', async () => {
    const member = await richMember(10);
    expect((await buy(member.token, '2', 0)).data).toEqual({ pointsLeft: 10 });
    for (const id of ['3', '4', '99']) expect((await buy(member.token, id, 5)).errorCode, id).toBe('kernel.not_found');
    expect((await mall.call(informationApi.buy, { params: { id: '1' }, body: { pointsPrice: 198 } })).code).toBe(401);
  });
});
