import { accountApi } from '@mall/contract/account/account.api.ts';
import { settlementApi } from '@mall/contract/cart/settlement.api.ts';
import { describe, expect, it } from 'vitest';
import { addSignedIn, signInQuietly } from '../testing/test-member.ts';
import { hasRedis, lateAnswers, twoNodes } from '../testing/two-nodes.ts';

const suite = (redis: boolean) => () => {
  const mall = twoNodes(redis);
  const run = (text: string, values: unknown[]) => mall.db.pool.query(text, values);
  const clerk = () => addSignedIn(mall.db, { accountType: 2, companyId: '7' });
  const nothingLate = { before: expect.any(Number), after: expect.any(Number), late: [] };
  const settled = (heard: Awaited<ReturnType<typeof lateAnswers>>) => {
    expect(heard).toEqual(nothingLate);
    // Both the old and the new answer were heard, or the test would show nothing.
    expect([heard.before > 0, heard.after > 0]).toEqual([true, true]);
  };

  it('a role that is given opens its calls, and one that is taken shuts them', async () => {
    const { id, token } = await clerk();
    const buys = async (node: number) =>
      (await mall.call(node, settlementApi.buyNow, { query: { specId: '1', num: '1' } }, token))?.body.errorCode;
    const purchaser = `select id from role where company_id is null and key = 'company_purchaser'`;
    settled(
      await lateAnswers(
        buys,
        () => run(`insert into member_role select $1, (${purchaser})`, [id]),
        (code) => code !== 'order.buy_refused',
      ),
    );
    settled(
      await lateAnswers(
        buys,
        () => run(`delete from member_role where member_id = $1`, [id]),
        (code) => code === 'order.buy_refused',
      ),
    );
  });

  it('a right that is added to a role is held by whoever has the role', async () => {
    const { id, token } = await clerk();
    await run(
      `with r as (insert into role (company_id, key, name) values (7, 'own', '自建角色') returning id) insert into member_role select $1, id from r`,
      [id],
    );
    const holds = async (node: number) => (await mall.call(node, accountApi.permissions, {}, token))?.body.data;
    settled(
      await lateAnswers(
        holds,
        () => run(`insert into role_right (role_id, right_name) select id, $1 from role where key = 'own'`, ['newInquiry:view']),
        (rights) => rights?.includes('newInquiry:view') ?? false,
      ),
    );
  });

  it('a session that was ended at one node is dead at the other, and so is a disabled account', async () => {
    const { id, token } = await clerk();
    const other = await signInQuietly(mall.db, id);
    const isIn = async (node: number) => (await mall.call(node, accountApi.permissions, {}, other))?.body.code;
    const session = (await run('select max(id)::text as id from member_session where member_id = $1', [id])).rows[0]?.id;
    settled(
      await lateAnswers(
        isIn,
        () => mall.call(0, accountApi.signOutDevice, { params: { id: session } }, token),
        (code) => code === 401,
      ),
    );
    const lives = async (node: number) => (await mall.call(node, accountApi.permissions, {}, token))?.body.code;
    settled(
      await lateAnswers(
        lives,
        () => run('update member set enabled = false where id = $1', [id]),
        (code) => code === 401,
      ),
    );
  });
};

describe('within a second on every node of the mall', suite(false));
describe.skipIf(!hasRedis)(
  `within a second on every node of a mall with Redis${hasRedis ? '' : ' (not shown: there is no redis-server here)'}`,
  suite(true),
);
