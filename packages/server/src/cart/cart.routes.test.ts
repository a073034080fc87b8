import { cartApi } from '@mall/contract/cart/cart.api.ts';
import { memberApi } from '@mall/contract/member/member.api.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countStatements } from '../testing/count-statements.ts';
import { buildSmallMall, layStock, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp();
const guestKey = 'guest-key-0123456789';
const otherKey = 'other-key-0123456789';
let buyer = '';
let stranger = '';
const run = (text: string, values: unknown[] = []) => mall.house.db.pool.query(text, values);
const put = (owner: { member?: string; key?: string }, goodsId: number, num: number, selected = true) =>
  run(`insert into cart_line (member_id, guest_key, spec_id, num, selected) values ($1, $2, $3, $4, $5)`, [
    owner.member ?? null,
    owner.key ?? null,
    1_000_000 + goodsId,
    num,
    selected,
  ]);
const lines = async (member: string) =>
  (await run(`select spec_id - 1000000 as goods, num, selected from cart_line where member_id = $1 order by spec_id`, [member])).rows.map(
    (row) => [Number(row.goods), row.num, row.selected],
  );

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 10); // 60 free pieces of each
  await layStock(mall.house.db, 4960, '1000002');
  await layStock(mall.house.db, 0, '1000003');
  buyer = await tokenOf(mall.house.db, small.members.buyer);
  stranger = await tokenOf(mall.house.db, small.members.stranger);
});
beforeEach(() => run(`delete from cart_line`));

describe('lines of the cart, not pieces,', () => {
  it('are the member’s, the guest’s by key, and none without either', async () => {
    await put({ key: guestKey }, 1, 3);
    await put({ key: guestKey }, 2, 4);
    await put({ member: small.members.buyer }, 1, 5);
    expect((await mall.call(cartApi.count, {}, { guestKey })).data).toEqual({ count: 2 });
    expect((await mall.call(cartApi.count, {}, { guestKey: otherKey })).data).toEqual({ count: 0 });
    expect((await mall.call(cartApi.count)).data).toEqual({ count: 0 });
    expect((await mall.call(cartApi.count, {}, { guestKey: 'short' })).data).toEqual({ count: 0 });
    expect((await mall.call(cartApi.count, {}, { token: buyer, guestKey })).data).toEqual({ count: 1 });
    expect((await mall.call(cartApi.count, {}, { token: stranger })).data).toEqual({ count: 0 });
  });
});

describe('merging the guest’s cart', () => {
  it('adds up, brings what is new, and empties the guest’s', async () => {
    await put({ key: guestKey }, 1, 3, false);
    await put({ key: guestKey }, 4, 2, false);
    await put({ member: small.members.buyer }, 1, 5, true);
    await put({ member: small.members.buyer }, 5, 1);
    await put({ key: otherKey }, 6, 1);
    expect((await mall.call(cartApi.merge, {}, { token: buyer, guestKey })).data).toEqual({ count: 3 });
    expect(await lines(small.members.buyer)).toEqual([
      [1, 8, true],
      [4, 2, false],
      [5, 1, true],
    ]);
    expect((await mall.call(cartApi.count, {}, { guestKey })).data).toEqual({ count: 0 });
    expect((await mall.call(cartApi.count, {}, { guestKey: otherKey })).data).toEqual({ count: 1 });
  });

  it('holds a line to the shelf and to 200, and keeps a sold-out line visible', async () => {
    await put({ key: guestKey }, 1, 50);
    await put({ key: guestKey }, 2, 150);
    await put({ key: guestKey }, 3, 9);
    await put({ key: guestKey }, 4, 90);
    await put({ member: small.members.buyer }, 1, 30);
    await put({ member: small.members.buyer }, 2, 120);
    await mall.call(cartApi.merge, {}, { token: buyer, guestKey });
    expect((await lines(small.members.buyer)).map(([goods, num]) => [goods, num])).toEqual([
      [1, 60],
      [2, 200],
      [3, 1],
      [4, 60],
    ]);
  });

  it('adds nothing the second time', async () => {
    await put({ key: guestKey }, 1, 3);
    await mall.call(cartApi.merge, {}, { token: buyer, guestKey });
    expect((await mall.call(cartApi.merge, {}, { token: buyer, guestKey })).data).toEqual({ count: 1 });
    expect((await mall.call(cartApi.merge, {}, { token: buyer })).data).toEqual({ count: 1 });
    expect(await lines(small.members.buyer)).toEqual([[1, 3, true]]);
  });

  it('counts each line once (nine of three pieces, one sold out, one there before) when several merges come at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      await run(`delete from cart_line`);
      for (let goods = 1; goods <= 10; goods += 1) {
        await put({ key: guestKey }, goods, 1);
        await put({ key: otherKey }, 11 - goods, 2);
      }
      await put({ member: small.members.buyer }, 1, 1);
      const answers = await Promise.all(
        [guestKey, otherKey, guestKey, otherKey, guestKey].map((key) => mall.call(cartApi.merge, {}, { token: buyer, guestKey: key })),
      );
      expect(answers.map((answer) => answer.code)).toEqual([200, 200, 200, 200, 200]);
      const pieces = (await lines(small.members.buyer)).reduce((sum, [, num]) => sum + Number(num), 0);
      expect(pieces).toBe(9 * (1 + 2) + 1 + 1);
    }
  });

  it('gives the lines to one of two members who hold the same key', async () => {
    await put({ key: guestKey }, 1, 3);
    await Promise.all([
      mall.call(cartApi.merge, {}, { token: buyer, guestKey }),
      mall.call(cartApi.merge, {}, { token: stranger, guestKey }),
    ]);
    const { rows } = await run(`select sum(num)::int as pieces from cart_line`);
    expect(rows).toEqual([{ pieces: 3 }]);
  });

  it('is for members, and takes six statements with begin and commit', async () => {
    await put({ key: guestKey }, 1, 3);
    expect((await mall.call(cartApi.merge, {}, { guestKey })).code).toBe(401);
    await mall.call(cartApi.count, {}, { token: buyer });
    const { statements } = await countStatements(mall.house.db, () => mall.call(cartApi.merge, {}, { token: buyer, guestKey }));
    expect(statements).toHaveLength(6);
  });
});

describe('the member’s home', () => {
  it('tells the member who he is, with the lines of his cart, in two statements', async () => {
    await put({ member: small.members.buyer }, 1, 5);
    await mall.call(cartApi.count, {}, { token: buyer });
    const { result, statements } = await countStatements(mall.house.db, () => mall.call(memberApi.home, {}, { token: buyer }));
    expect(result.data).toEqual({
      id: '1',
      certified: false,
      departmentName: '',
      roleNames: [],
      memberMobile: '13800000001',
      memberName: '王建国',
      nickName: '',
      memberAvatar: '',
      accountType: 1,
      audience: 'buyer',
      companyName: '',
      roleIds: [],
      zoneId: null,
      zoneName: '',
      shoppingCart: 1,
    });
    expect(statements).toHaveLength(2);
  });

  it('tells company, roles and zone of a big customer, in his language', async () => {
    await run(`insert into role (id, company_id, key, name) values (901, 1, 'buyer', '采购员'), (902, 777, 'alien', '别家的')`);
    await run(`insert into member_role (member_id, role_id) values (3, 901), (3, 902)`);
    const token = await tokenOf(mall.house.db, small.members.bigBuyer);
    const { data } = await mall.call(memberApi.home, {}, { token, language: 'en' });
    expect(data).toMatchObject({
      accountType: 2,
      audience: 'buyer',
      companyName: '天津滨海配电工程有限公司',
      roleIds: ['3', '901'],
      zoneId: '1',
      zoneName: 'Big customers',
      shoppingCart: 0,
    });
  });

  it('is refused to a guest', async () => {
    expect((await mall.call(memberApi.home, {}, { guestKey })).code).toBe(401);
  });
});
