// The load of one measurement, in a process of its own so that making it does not slow the server: `prepare`, then `go`.
import type autocannon from 'autocannon';
import { type Post, plainPosts, sealer } from './seal-bodies.ts';
import { connections, type Sent, sendAll, spreadPosts } from './send-all.ts';

export type GetOrder = { kind: 'get'; url: string; headers: Record<string, string>; seconds: number };
export type PostOrder = {
  kind: 'post';
  url: string;
  headers: Record<string, string>;
  fields: object;
  amount: number;
  /** Sealed under this key, or plain. */
  publicKeyHex: string | undefined;
  /** A different address for each request, so that a limit by address does not answer in the place of the call. */
  manyAddresses: boolean;
};
type Order = GetOrder | PostOrder;

const address = (at: number) => `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;

const makePosts = async ({ headers, fields, amount, publicKeyHex, manyAddresses }: PostOrder): Promise<Post[]> => {
  const posts = publicKeyHex ? sealer(publicKeyHex).posts(fields, amount) : plainPosts(fields, amount);
  const first = Math.floor(Math.random() * 2 ** 23);
  return posts.map((post, at) => ({
    ...post,
    headers: { ...post.headers, ...headers, ...(manyAddresses && { 'x-forwarded-for': address(first + at) }) },
  }));
};

const prepare = async (order: Order): Promise<Parameters<typeof autocannon>[0]> => {
  if (order.kind === 'get') return { url: order.url, headers: order.headers, connections, duration: order.seconds };
  return spreadPosts(order.url, await makePosts(order));
};

const order = JSON.parse(process.argv[2] ?? '') as Order;
const options = await prepare(order);
process.once('message', async () => {
  const answer: Sent = await sendAll(options);
  process.send?.(answer, () => process.exit(0));
});
process.send?.('ready');
