import { settingApi } from '@mall/contract/account/setting.api.ts';
import { contentApi } from '@mall/contract/content/content.api.ts';
import { describe, expect, it } from 'vitest';
import { addSignedIn } from '../testing/test-member.ts';
import { hasRedis, lateAnswers, twoNodes } from '../testing/two-nodes.ts';

const suite = (redis: boolean) => () => {
  const mall = twoNodes(redis);
  const name = async (node: number) => (await mall.call(node, contentApi.site, {}))?.body.data.name;
  const list = async (node: number, token: string) => (await mall.call(node, settingApi.list, {}, token))?.body.data;
  const publish = async (value: string | null, token: string) => {
    const version = (await list(0, token))?.version ?? 0;
    const body = { version, reason: '换名', changes: [{ key: 'SITE_NAME' as const, value }] };
    const answer = await mall.call(0, settingApi.publish, { body }, token);
    expect(answer?.body.errorCode).toBe(null);
  };

  it('a name that is published at one node is the other’s, and both say that they live by it', async () => {
    const { token } = await addSignedIn(mall.db, { audience: 'operator' });
    const heard = await lateAnswers(
      name,
      () => publish('新能商城', token),
      (said) => said === '新能商城',
      5000,
    );
    expect(heard).toMatchObject({ late: [] });
    expect([heard.before > 0, heard.after > 0]).toEqual([true, true]);
    const told = await list(1, token);
    expect([told?.nodes.length, told?.nodes.every((node) => node.version === told.version)]).toEqual([2, true]);
    expect(told?.published?.seconds).toBeLessThan(5);
  });

  it('also where the word does not come through, by looking', async () => {
    const heard = await lateAnswers(
      name,
      // Written without a word to anybody.
      () => mall.db.pool.query(`update setting set value = '无声商城' where key = 'SITE_NAME'`),
      (said) => said === '无声商城',
      5000,
    );
    expect(heard).toMatchObject({ late: [] });
    expect(heard.after).toBeGreaterThan(0);
  });
};

describe('within five seconds on every node of the mall', suite(false));
describe.skipIf(!hasRedis)(
  `within five seconds on every node of a mall with Redis${hasRedis ? '' : ' (not shown: there is no redis-server here)'}`,
  suite(true),
);
