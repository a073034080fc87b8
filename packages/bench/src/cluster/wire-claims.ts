import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { accountApi } from '@mall/contract/account/account.api.ts';
import { cartApi } from '@mall/contract/cart/cart.api.ts';
import { encodeText } from '@mall/contract/wire/base64-text.ts';
import { makeMagicaValue } from '@mall/contract/wire/magica-value.ts';
import { openAnswer, sealRequest } from '@mall/contract/wire/sm-browser.ts';
import { openDb } from '@mall/server/kernel/db.ts';
import { createSealer } from '@mall/server/kernel/sealer.ts';
import { renewWireKey } from '@mall/server/kernel/wire-keys/renew-wire-key.ts';
import { authorityOf } from '@mall/server/testing/authority.ts';
import { plainCall } from '@mall/server/testing/plain-call.ts';
import type { World } from '../torture/world.ts';
import { type Claim, eachNode, everywhereWithin, inTurn } from './claim.ts';
import { listClearKeys } from './list-clear-keys.ts';
import { nodeNames } from './node-names.ts';
import { nodeFolder } from './node-parts.ts';
import type { Cluster } from './open-cluster.ts';

const json = { 'content-type': 'application/json' };

/** What is sealed for one node is read by another, once. */
export const wireClaims = (cluster: Cluster, world: World): Claim[] => {
  const token = world.buyers[0]?.token ?? '';
  const specId = world.specIds[1] ?? '1';
  const keyOf = async (node: number) => (await plainCall(cluster.at(node), accountApi.publicKey, {}))?.body.data?.publicKey ?? '';
  const post = (node: number, headers: Record<string, string>, body: object) =>
    fetch(`${cluster.at(node)}/api${cartApi.add.path}`, {
      method: 'POST',
      headers: { ...authorityOf(token), ...json, ...headers },
      body: JSON.stringify(body),
    });
  const sealedFor = (key: string) => sealRequest(JSON.stringify({ specId, num: 1, magicaValue: makeMagicaValue() }), key);
  /** The code of the answer, which is sealed too. */
  const postSealed = async (node: number, { params, code, mac, key }: ReturnType<typeof sealedFor>): Promise<number> => {
    const answer = await post(node, { encryptiontype: 'SM', code, mac }, { params });
    const text = (await answer.json()) as string | { code: number };
    if (typeof text !== 'string') return text.code;
    const opened = openAnswer(text, answer.headers.get('sm4code') ?? '', answer.headers.get('mac') ?? '', key);
    return (JSON.parse(opened ?? '{"code":0}') as { code: number }).code;
  };
  let before = '';
  return [
    {
      name: 'the wire has one key, and what was sealed with it is read by each node',
      show: async () => {
        const keys = await eachNode(keyOf);
        before = keys[0] ?? '';
        const statuses = await eachNode((node) => postSealed(node, sealedFor(before)));
        return {
          held: new Set(keys).size === 1 && statuses.every((status) => status === 200),
          seen: `${new Set(keys).size} key, answers ${statuses.join(', ')}`,
        };
      },
    },
    {
      name: 'a sealed request that was heard by one node is refused by all afterwards',
      show: async () => {
        const sealed = sealedFor(before);
        const first = await postSealed(0, sealed);
        const again = await eachNode((node) => postSealed(node, sealed));
        return { held: first === 200 && again.every((status) => status !== 200), seen: `answer ${first}, then ${again.join(', ')}` };
      },
    },
    {
      name: 'a limit is one for all nodes: 100 questions about mobiles from one address',
      show: async () => {
        const answers: boolean[] = [];
        for (let at = 0; at < 130; at += 1) {
          const body = { memberMobile: encodeText(`1861234${String(at).padStart(4, '0')}`) };
          const answer = await plainCall(cluster.at(inTurn(at)), accountApi.checkMobile, { body });
          answers.push(answer?.body.code === 200);
        }
        const taken = answers.filter(Boolean).length;
        return { held: taken === 100, seen: `${taken} of ${answers.length} answered` };
      },
    },
    {
      name: 'the key is renewed with overlap: the new one is shown by all after a minute, the old one still opens',
      show: async () => {
        await renewWireKey(openDb(cluster.owner), createSealer(cluster.place.secrets.seal), 0);
        const meanwhile = await eachNode((node) => postSealed(node, sealedFor(before)));
        const shown = await everywhereWithin(75_000, async (node) => (await keyOf(node)) !== before);
        const [fresh = ''] = await eachNode(keyOf);
        const statuses = [
          ...meanwhile,
          ...(await eachNode((node) => postSealed(node, sealedFor(before)))),
          ...(await eachNode((node) => postSealed(node, sealedFor(fresh)))),
        ];
        return {
          held: shown.held && statuses.every((status) => status === 200),
          seen: `new key ${shown.seen}; old and new read by all: ${statuses.every((status) => status === 200)}`,
        };
      },
    },
    {
      name: 'the keys lie in the database, sealed, and neither in clear nor on a disk of a node',
      show: async () => {
        const { keys, sealed, clear } = await listClearKeys(cluster);
        const files = nodeNames.filter((name) => existsSync(join(nodeFolder(cluster.place, name), 'keys/sm2.pem'))).length;
        return {
          held: keys > 0 && sealed === keys && clear === 0 && files === 0,
          seen: `${keys} keys; a copy of the database shows ${sealed} sealed, ${clear} in clear; ${files} nodes have a file of one`,
        };
      },
    },
  ];
};
