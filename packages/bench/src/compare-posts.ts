import { randomBytes } from 'node:crypto';
import { accountApi } from '@mall/contract/account/account.api.ts';
import { cartApi } from '@mall/contract/cart/cart.api.ts';
import { encodeText } from '@mall/contract/wire/base64-text.ts';
import { hashToken } from '@mall/server/account/hash-token.ts';
import { authorityOf, companionOf } from '@mall/server/testing/authority.ts';
import { Client } from 'pg';
import { compare } from './compare.ts';
import { measurePosts } from './make-load.ts';
import type { Mall } from './open-mall.ts';
import { type Row, ratioOf, side } from './report.ts';
import { sealer } from './seal-bodies.ts';
import type { Server } from './start-server.ts';

const base = '/api';

/** A signed-in member, without the ceremony. */
const signIn = async (databaseUrl: string): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into member_session (member_id, token_hash, companion_hash, expires_at) select id, $1, $2, now() + interval '1 day' from member where mobile = '13800000001'`,
    [hashToken(token), hashToken(companionOf(token))],
  );
  await client.end();
  return token;
};

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
  const ratio = ours.cpuPerRequest / floor.cpuPerRequest;
  return { work, floor: side(floor), ours: side(ours), ratio: ratioOf(ratio), target: 'CPU at most 1.30', met: ratio <= 1.3 };
};

export const compareVerify = (mall: Mall): Promise<Row> =>
  comparePosts(
    'encrypted POST with one select, against plain',
    mall,
    accountApi.checkMobile.path,
    {},
    {
      memberMobile: encodeText('13912345678'),
    },
  );

export const compareMerge = async (mall: Mall): Promise<Row> => {
  const headers = { ...authorityOf(await signIn(mall.url)), rediskey: 'benchmark-of-the-cart' };
  return comparePosts("encrypted POST of a member's transaction, against plain", mall, cartApi.merge.path, headers, {});
};
