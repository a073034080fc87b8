import { cartApi } from '@mall/contract/cart/cart.api.ts';
import { uploadApi } from '@mall/contract/content/upload.api.ts';
import type { RequestOf } from '@mall/contract/kernel/call.ts';
import { searchApi } from '@mall/contract/search/search.api.ts';
import { makeMagicaValue } from '@mall/contract/wire/magica-value.ts';
import { authorityOf, pageCookiesOf } from '@mall/server/testing/authority.ts';
import { smallPng } from '@mall/server/testing/multipart.ts';
import { plainCall } from '@mall/server/testing/plain-call.ts';
import type { World } from '../torture/world.ts';
import { withClient } from '../with-client.ts';
import { type Claim, eachNode } from './claim.ts';
import type { Cluster } from './open-cluster.ts';

/** Files in one store, and reads of a replica that is behind. */
export const storageClaims = (cluster: Cluster, world: World): Claim[] => {
  const [buyer, stranger] = world.buyers;
  const token = buyer?.token ?? '';

  const send = async (node: number): Promise<string> => {
    const form = new FormData();
    form.set('magicaValue', makeMagicaValue());
    form.set('file', new Blob([new Uint8Array(smallPng)], { type: 'image/png' }), 'a.png');
    const answer = await fetch(`${cluster.at(node)}/api${uploadApi.image.path}`, {
      method: 'POST',
      headers: authorityOf(token),
      body: form,
    });
    return ((await answer.json()) as { data: { url: string } }).data.url;
  };
  const read = async (node: number, url: string, reader: string | undefined): Promise<boolean> => {
    const answer = await fetch(cluster.at(node) + url, { headers: reader ? { cookie: pageCookiesOf(reader) } : {} });
    return Buffer.from(await answer.arrayBuffer()).equals(smallPng);
  };

  const standby = async (statement: string): Promise<void> => {
    const { ports, secrets } = cluster.place;
    await withClient(`postgres://postgres:${secrets.superuser}@127.0.0.1:${ports.standby}/mall`, (client) => client.query(statement));
  };
  const cartOf = async (node: number): Promise<string> =>
    JSON.stringify((await plainCall(cluster.at(node), cartApi.list, {}, token))?.body.data ?? '');
  const searches = async (node: number): Promise<boolean> =>
    (await plainCall(cluster.at(node), searchApi.goods, { query: { keyword: '电缆' } } as RequestOf<typeof searchApi.goods>))?.body.code ===
    200;

  return [
    {
      name: 'a file that was sent to one node is read at every node by its owner, and by nobody else',
      show: async () => {
        const url = await send(0);
        const own = await eachNode((node) => read(node, url, token));
        const others = [
          ...(await eachNode((node) => read(node, url, stranger?.token))),
          ...(await eachNode((node) => read(node, url, undefined))),
        ];
        return {
          held: own.every(Boolean) && !others.some(Boolean),
          seen: `in the store: read by its owner at ${own.filter(Boolean).length}, by others at ${others.filter(Boolean).length}`,
        };
      },
    },
    {
      name: 'while the replica stands still, who writes at one node sees it at every node, and guests are served',
      show: async () => {
        await standby('select pg_wal_replay_pause()');
        try {
          const specId = world.specIds[4] ?? '1';
          const body = { specId, num: 1 } as RequestOf<typeof cartApi.add>['body'];
          const added = await plainCall(cluster.at(0), cartApi.add, { body } as RequestOf<typeof cartApi.add>, token);
          const cartId = added?.body.code === 200 ? added.body.data.cartId : 'nothing was added';
          const seen = await eachNode(async (node) => (await cartOf(node)).includes(`"${cartId}"`));
          const served = await eachNode(searches);
          return {
            held: seen.every(Boolean) && served.every(Boolean),
            seen: `his own line is seen at ${seen.filter(Boolean).length}, a guest's search answered at ${served.filter(Boolean).length}`,
          };
        } finally {
          await standby('select pg_wal_replay_resume()');
        }
      },
    },
  ];
};
