import { randomBytes } from 'node:crypto';
import { accountApi } from '@mall/contract/account/account.api.ts';
import { feedbackApi } from '@mall/contract/content/feedback.api.ts';
import { feedbackOperationsApi } from '@mall/contract/content/feedback-operations.api.ts';
import type { RequestOf } from '@mall/contract/kernel/call.ts';
import { hashToken } from '@mall/server/account/hash-token.ts';
import { companionOf } from '@mall/server/testing/authority.ts';
import { plainCall } from '@mall/server/testing/plain-call.ts';
import { readStream } from '@mall/server/testing/read-stream.ts';
import type { World } from '../torture/world.ts';
import { type Claim, eachNode, everywhereWithin } from './claim.ts';
import type { Cluster } from './open-cluster.ts';

const withinMs = 1000;
/** News is delivered a moment after what it tells. */
const toldWithinMs = 2000;

/** Sessions, rights and open pages: what is done at one node counts at all of them. */
export const peopleClaims = (cluster: Cluster, world: World): Claim[] => {
  const { owner } = cluster;
  const { operator } = world;
  const memberId = world.purchasers[0]?.memberId ?? '';
  const signIn = async () => {
    const token = randomBytes(32).toString('base64url');
    const { rows } = await owner.query<{ id: string }>(
      `insert into member_session (member_id, token_hash, companion_hash, expires_at) values ($1, $2, $3, now() + interval '1 day') returning id::text`,
      [memberId, hashToken(token), hashToken(companionOf(token))],
    );
    return { token, id: rows[0]?.id ?? '' };
  };
  const codeOf = async (node: number, token: string) => (await plainCall(cluster.at(node), accountApi.permissions, {}, token))?.body.code;
  return [
    {
      name: 'a session is one for all nodes, and signing out at one ends it at all',
      show: async () => {
        const { token } = await signIn();
        const before = await eachNode((node) => codeOf(node, token));
        await plainCall(cluster.at(0), accountApi.signOut, {}, token);
        const after = await everywhereWithin(withinMs, async (node) => (await codeOf(node, token)) === 401);
        return {
          held: after.held && before.every((code) => code === 200),
          seen: `known to ${before.filter((code) => code === 200).length}, gone ${after.seen}`,
        };
      },
    },
    {
      name: 'a role that is taken shuts its calls on every node',
      show: async () => {
        const { token } = await signIn();
        const rights = async (node: number) =>
          JSON.stringify((await plainCall(cluster.at(node), accountApi.permissions, {}, token))?.body.data);
        const before = await eachNode(rights);
        const { rows } = await owner.query('delete from member_role where member_id = $1 returning role_id', [memberId]);
        const taken = await everywhereWithin(withinMs, async (node) => (await rights(node)) !== before[node]);
        for (const { role_id } of rows) await owner.query('insert into member_role values ($1, $2)', [memberId, role_id]);
        const given = await everywhereWithin(withinMs, async (node) => (await rights(node)) === before[node]);
        return { held: taken.held && given.held, seen: `taken ${taken.seen}; given back ${given.seen}` };
      },
    },
    {
      name: 'a page that is open at one node hears of what happens at another',
      show: async () => {
        const [open, other] = [await signIn(), await signIn()];
        const stream = await readStream(cluster.at(1), open.token);
        await stream.next('unread', 3000);
        const since = performance.now();
        await plainCall(cluster.at(0), accountApi.signOutDevice, { params: { id: open.id } }, other.token);
        const heard = await stream.next('gone', 3 * withinMs);
        stream.close();
        const ms = Math.round((heard?.at ?? Number.POSITIVE_INFINITY) - since);
        return { held: ms <= withinMs, seen: `heard after ${ms} ms` };
      },
    },
    {
      name: 'a message that is made at one node reaches pages that are open at each',
      show: async () => {
        const { token } = await signIn();
        const pages = await eachNode((node) => readStream(cluster.at(node), token));
        const counts = await Promise.all(pages.map(async (page) => Number((await page.next('unread', 3000))?.data['count'])));
        const body = { kind: 'other', text: '三个节点' } as RequestOf<typeof feedbackApi.give>['body'];
        await plainCall(cluster.at(0), feedbackApi.give, { body } as RequestOf<typeof feedbackApi.give>, token);
        const { rows } = await owner.query<{ id: string }>('select max(id)::text as id from feedback where member_id = $1', [memberId]);
        const since = performance.now();
        const id = rows[0]?.id ?? '';
        const ended = await plainCall(
          cluster.at(0),
          feedbackOperationsApi.end,
          { params: { id }, body: { answer: '看到了' } },
          operator.token,
        );
        const heard = await Promise.all(pages.map((page) => page.next('unread', 3 * toldWithinMs)));
        for (const page of pages) page.close();
        const took = heard.map((event) => Math.round((event?.at ?? Number.POSITIVE_INFINITY) - since));
        return {
          held: took.every((ms) => ms <= toldWithinMs) && heard.every((event, at) => event?.data['count'] === (counts[at] ?? 0) + 1),
          seen: `answered at one (${ended?.body.code}), heard by the pages after ${took.join(', ')} ms, one more unread`,
        };
      },
    },
  ];
};
