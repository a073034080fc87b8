import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';

type Key = { kid: string; privateKey: KeyObject; jwk: Record<string, unknown> };

const makeKey = (): Key => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const kid = randomUUID();
  return { kid, privateKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'ES256' } };
};

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The provider's keys: signs with the newest; after a change the one before is shown no more. */
export const openKeys = () => {
  let key = makeKey();
  return {
    jwks: () => ({ keys: [key.jwk] }),
    rotate: () => {
      key = makeKey();
    },
    sign: (claims: object): string => {
      const text = `${part({ alg: 'ES256', kid: key.kid, typ: 'JWT' })}.${part(claims)}`;
      return `${text}.${sign('sha256', Buffer.from(text), { key: key.privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
    },
  };
};
