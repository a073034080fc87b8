// The load of many buyers, each with a request of their own, in a process of its own: `prepare` with the requests, then `go`.
import { authorityOf } from '@mall/server/testing/authority.ts';
import { sealer } from '../seal-bodies.ts';
import { sendAll, spreadPosts } from '../send-all.ts';
import { type Load, type LoadAnswer, stampede } from './stampede-client.ts';

const inTurn = async ({ url, publicKeyHex, asks }: Load): Promise<() => Promise<LoadAnswer>> => {
  const { sealOne } = sealer(publicKeyHex);
  const posts = asks.map(({ token, fields }) => {
    const { headers, body } = sealOne(fields).post;
    return { headers: { ...headers, ...authorityOf(token) }, body };
  });
  return async () => ({ ...(await sendAll(spreadPosts(url, posts))), answers: [] });
};

process.once('message', async (load: Load) => {
  const run = load.together ? await stampede(load) : await inTurn(load);
  process.once('message', async () => process.send?.(await run(), () => process.exit(0)));
  process.send?.('ready');
});
