import { randomBytes } from 'node:crypto';
import { makeMagicaValue } from '@mall/contract/wire/magica-value.ts';
import { encryptPassword, openAnswer } from '@mall/contract/wire/sm-browser.ts';
import { hmacSm3, sm3 } from '@mall/server/kernel/sm/sm3.ts';
import { encryptSm4 } from '@mall/server/kernel/sm/sm4.ts';

export type Post = { headers: Record<string, string>; body: string };
type Sealed = { key: string; code: string };

// Sealing a key takes a JavaScript client 10 ms and more. The server opens every one anew and cannot tell that it came before,
// so that a few hundred keys cost it what ten thousand would.
const differentKeys = 128;

const json = { 'content-type': 'application/json' };
const withMagica = (fields: object) => JSON.stringify({ ...fields, magicaValue: makeMagicaValue() });

export const plainPosts = (fields: object, amount: number): Post[] =>
  Array.from({ length: amount }, () => ({ headers: json, body: withMagica(fields) }));

const makeKeys = (publicKeyHex: string): Sealed[] =>
  Array.from({ length: differentKeys }, () => {
    const key = randomBytes(16).toString('hex');
    return { key, code: encryptPassword(key, publicKeyHex) };
  });

export type OpenedAnswer = { code: number; errorCode: string | null };

const seal = ({ key, code }: Sealed, text: string): Post => {
  const sealed = encryptSm4(Buffer.from(key, 'hex'), randomBytes(16), text);
  const mac = hmacSm3(sm3(`mac${key}`), sealed).toString('hex');
  return { headers: { ...json, encryptiontype: 'SM', code, mac }, body: JSON.stringify({ params: sealed.toString('hex') }) };
};

/** Makes requests for this server that are each good for one use, and can read the answer to one made for a look. */
export const sealer = (publicKeyHex: string) => {
  const keys = makeKeys(publicKeyHex);
  let next = 0;
  return {
    posts: (fields: object, amount: number): Post[] =>
      Array.from({ length: amount }, (_, at) => seal(keys[at % keys.length] as Sealed, withMagica(fields))),
    /** One request, and how to read its answer. */
    sealOne: (fields: object) => {
      next = (next + 1) % keys.length;
      const used = keys[next] as Sealed;
      const open = (text: string, sm4code: string, mac: string): OpenedAnswer => {
        const plain = sm4code ? (openAnswer(JSON.parse(text) as string, sm4code, mac, used.key) ?? 'null') : text;
        const { code, errorCode } = JSON.parse(plain || 'null') ?? { code: 0, errorCode: null };
        return { code, errorCode };
      };
      return { post: seal(used, withMagica(fields)), open };
    },
    look: async (url: string, headers: Record<string, string>, fields: object): Promise<string> => {
      const used = keys[0] as Sealed;
      const post = seal(used, withMagica(fields));
      const answer = await fetch(url, { method: 'POST', headers: { ...post.headers, ...headers }, body: post.body });
      const text = (await answer.json()) as string;
      return openAnswer(text, answer.headers.get('sm4code') ?? '', answer.headers.get('mac') ?? '', used.key) ?? '';
    },
  };
};
