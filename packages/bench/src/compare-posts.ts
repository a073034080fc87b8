import { accountApi } from '@mall/contract/account/account.api.ts';
import { cartApi } from '@mall/contract/cart/cart.api.ts';
import { encodeText } from '@mall/contract/wire/base64-text.ts';
import { authorityOf } from '@mall/server/testing/authority.ts';
import { compare } from './compare.ts';
import { measurePosts } from './make-load.ts';
import type { Mall } from './open-mall.ts';
import { type Row, ratioOf, side } from './report.ts';
import { sealer } from './seal-bodies.ts';
import { signIn } from './sign-in.ts';
import type { Server } from './start-server.ts';
import { timeSm2 } from './time-sm2.ts';
import { withClient } from './with-client.ts';

const base = '/api';
/** Of the plain post and one SM2 decryption together. */
const most = 1.15;

const publicKeyOf = async (mall: Server): Promise<string> => {
  const answer = (await (await fetch(mall.url + base + accountApi.publicKey.path)).json()) as { data: { publicKey: string } };
  return answer.data.publicKey;
};

const comparePosts = async (work: string, { mall }: Mall, path: string, headers: Record<string, string>, fields: object): Promise<Row> => {
  const publicKeyHex = await publicKeyOf(mall);
  const url = mall.url + base + path;
  const seen = JSON.parse(await sealer(publicKeyHex).look(url, headers, fields)) as { code: number };
  if (seen.code !== 200) throw new Error(`${path} answers ${JSON.stringify(seen)}`);
  const post = (key: string | undefined) => (warm: boolean) =>
    measurePosts(mall, { url, headers, fields, amount: warm ? 480 : 1600, publicKeyHex: key, manyAddresses: true });
  const { floor, ours } = await compare(post(undefined), post(publicKeyHex));
  // The key is asymmetric and for one use: its decryption stays, whatever else is saved.
  const sm2 = await timeSm2();
  const ratio = ours.cpuPerRequest / (floor.cpuPerRequest + sm2);
  return {
    work,
    floor: `${side(floor)}, and ${Math.round(sm2)} µs for SM2`,
    ours: side(ours),
    ratio: ratioOf(ratio),
    target: `CPU at most ${ratioOf(most)}`,
    met: ratio <= most,
  };
};

export const compareVerify = (mall: Mall): Promise<Row> =>
  comparePosts(
    'encrypted POST with one select, against plain and one SM2 decryption',
    mall,
    accountApi.checkMobile.path,
    {},
    {
      memberMobile: encodeText('13912345678'),
    },
  );

export const compareMerge = async (mall: Mall): Promise<Row> => {
  const headers = {
    ...authorityOf(await withClient(mall.url, (client) => signIn(client, '13800000001'))),
    rediskey: 'benchmark-of-the-cart',
  };
  return comparePosts(
    "encrypted POST of a member's transaction, against plain and one SM2 decryption",
    mall,
    cartApi.merge.path,
    headers,
    {},
  );
};
