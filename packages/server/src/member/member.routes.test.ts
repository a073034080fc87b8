import { memberApi } from '@mall/contract/member/member.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSmallMall, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp();
const cloud = testApp({ CLOUD_PLATFORM_URL: 'https://cloud.example.com/in' });
const tokens: Record<'buyer' | 'stranger', string> = { buyer: '', stranger: '' };

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 2);
  tokens.buyer = await tokenOf(mall.house.db, small.members.buyer);
  tokens.stranger = await tokenOf(mall.house.db, small.members.stranger);
  await mall.house.db.pool.query(
    `insert into message (member_id, kind, code, facts, read_at) values
       (1, 'order', 'order.paid', '{"orderId": "7", "orderSn": "N7", "amountFen": 123450}', null),
       (1, 'system', 'plain', '{"title": "欢迎", "body": "您好", "url": "/"}', null), (1, 'system', 'plain', '{"title": "旧闻", "body": "", "url": ""}', now()),
       (2, 'system', 'plain', '{"title": "别人的", "body": "", "url": ""}', null)`,
  );
});

describe('messages', () => {
  it('count what the member has not read, his own only', async () => {
    expect((await mall.call(memberApi.messageCount, {}, { token: tokens.buyer })).data).toEqual({ count: 2 });
    expect((await mall.call(memberApi.messageCount, {}, { token: tokens.stranger })).data).toEqual({ count: 1 });
    expect((await mall.call(memberApi.messageCount)).code).toBe(401);
  });
});

describe('the cloud platform', () => {
  it('is the sandbox’s unless the operator names another', async () => {
    expect((await mall.call(memberApi.skipSys, {}, { token: tokens.buyer })).data.url).toMatch(
      // Under the name by which the buyer came.
      /^http:\/\/localhost\/sandbox\/cloud\?useToken=[\w-]{43}$/,
    );
    await buildSmallMall(cloud.house.db, 2);
    expect((await cloud.call(memberApi.skipSys, {}, { token: await tokenOf(cloud.house.db, small.members.buyer) })).data).toEqual({
      url: 'https://cloud.example.com/in',
    });
  });

  it('is for members', async () => {
    expect((await mall.call(memberApi.skipSys)).code).toBe(401);
  });
});
