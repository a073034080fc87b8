import { accountApi } from '@mall/contract/account/account.api.ts';
import { messageApi } from '@mall/contract/member/message.api.ts';
import { describe, expect, it } from 'vitest';
import { usualSettings } from '../kernel/config.ts';
import { inTransaction, openDb } from '../kernel/db.ts';
import { openNews, tell } from '../kernel/news.ts';
import { listenersOf } from '../listeners.ts';
import { readStream } from '../testing/read-stream.ts';
import { addSignedIn, signInQuietly } from '../testing/test-member.ts';
import { twoNodes } from '../testing/two-nodes.ts';

const nodes = [0, 1];

describe('pages that are open at two nodes of one mall', () => {
  const mall = twoNodes(false);
  const pagesOf = async (token: string) => {
    const pages = await Promise.all(nodes.map((node) => readStream(mall.at(node), token)));
    for (const page of pages) expect((await page.next('unread'))?.data).toMatchObject({ count: 0 });
    return pages;
  };

  it('hear of a message within two seconds of what it tells, whichever node delivered it', async () => {
    const { id, token } = await addSignedIn(mall.db);
    const pages = await pagesOf(token);
    const telling = openDb(mall.db.pool, openNews(listenersOf(usualSettings)).hear);
    await inTransaction(telling, (tx) => tell(tx, 'payment.voucher_rejected', { memberId: id, paySn: '9', reason: '看不清' }));
    const since = performance.now();
    for (const page of pages) {
      const heard = await page.next('unread');
      expect(heard?.data).toMatchObject({ count: 1 });
      expect((heard?.at ?? Number.POSITIVE_INFINITY) - since).toBeLessThan(2000);
    }
    await mall.call(1, messageApi.read, { body: { all: true } }, token);
    for (const page of pages) {
      expect((await page.next('unread'))?.data).toMatchObject({ count: 0 });
      page.close();
    }
  });

  it('fall back within a second when the account is shut, or signed out at the other node', async () => {
    const { id, token } = await addSignedIn(mall.db);
    const other = await signInQuietly(mall.db, id);
    const [mine, theirs] = [await pagesOf(token), await pagesOf(other)];
    const session = (await mall.db.pool.query<{ id: string }>('select max(id)::text as id from member_session where member_id = $1', [id]))
      .rows[0];
    const gone = async (pages: typeof mine, reason: string, change: () => Promise<unknown>) => {
      const since = performance.now();
      await change();
      for (const page of pages) {
        const heard = await page.next('gone');
        expect(heard?.data).toEqual({ reason });
        expect((heard?.at ?? Number.POSITIVE_INFINITY) - since).toBeLessThan(1000);
      }
    };
    await gone(theirs, 'elsewhere', () => mall.call(0, accountApi.signOutDevice, { params: { id: session?.id ?? '' } }, token));
    await gone(mine, 'disabled', () => mall.db.pool.query('update member set enabled = false where id = $1', [id]));
  });

  it('hear that rights are others now, and what they ask next is answered by them', async () => {
    const { id, token } = await addSignedIn(mall.db, { accountType: 2, companyId: '7' });
    const pages = await pagesOf(token);
    const holds = async (node: number) => (await mall.call(node, accountApi.permissions, {}, token))?.body.data.includes('newInquiry:view');
    for (const node of nodes) expect(await holds(node)).toBe(false);
    await mall.db.pool.query(`insert into member_role select $1, id from role where company_id is null and key = 'company_purchaser'`, [
      id,
    ]);
    for (const node of nodes) {
      expect(await pages[node]?.next('rights', 1000)).toBeDefined();
      expect(await holds(node)).toBe(true);
    }
    for (const page of pages) page.close();
  });
});
