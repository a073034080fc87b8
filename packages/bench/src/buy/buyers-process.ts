// The load of many buyers, each with a request of their own, in a process of its own: `prepare` with the requests, then `go`.
import { type OpenedAnswer, sealer } from '../seal-bodies.ts';
import { sendAll } from '../send-all.ts';
import { stampede } from './stampede-client.ts';

/** `together`: every request on a connection of its own, all written at once; otherwise over 32 connections, one after the other. */
export type Load = { url: string; publicKeyHex: string; together: boolean; asks: { token: string; fields: object }[] };
export type LoadAnswer = { requests: number; failed: number; seconds: number; answers: (OpenedAnswer & { status: number; ms: number })[] };

const connections = 32;

const inTurn = async ({ url, publicKeyHex, asks }: Load): Promise<() => Promise<LoadAnswer>> => {
  const { sealOne } = sealer(publicKeyHex);
  const { host, pathname } = new URL(url);
  const posts = asks.map(({ token, fields }) => {
    const { headers, body } = sealOne(fields).post;
    return { method: 'POST', path: pathname, headers: { ...headers, authorization: `Bearer ${token}`, host }, body };
  });
  const share = Math.floor(posts.length / connections);
  let taken = 0;
  return async () => {
    const sent = await sendAll({
      url,
      method: 'POST',
      connections,
      amount: share * connections,
      setupClient: (client) => {
        client.setRequests(posts.slice(taken, taken + share));
        taken += share;
      },
    });
    return { ...sent, answers: [] };
  };
};

process.once('message', async (load: Load) => {
  const run = load.together ? await stampede(load) : await inTurn(load);
  process.once('message', async () => process.send?.(await run(), () => process.exit(0)));
  process.send?.('ready');
});
