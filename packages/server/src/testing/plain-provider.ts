import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';

export type PlainProvider = {
  readonly issuer: string;
  /** What it was asked to trade. */
  readonly codes: string[];
  /** Each whole question at its token address. */
  readonly asked: URLSearchParams[];
  readonly close: () => void;
};

type More = {
  /** What it says of somebody when it is asked by his access token; without it there is no such address. */
  readonly userinfo?: () => object;
  /** Whether it signs by a key that it does not publish. */
  readonly forges?: () => boolean;
};

const makeKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

const encode = (what: object): string => Buffer.from(JSON.stringify(what)).toString('base64url');

/** An identity provider that can do no more than it must, and says of everybody what it is told to: undefined refuses the code. */
export const plainProvider = (
  port: number,
  claimsOf: () => object | undefined,
  { userinfo, forges = () => false }: More = {},
): PlainProvider => {
  const { privateKey, publicKey } = makeKeys();
  const { privateKey: anothersKey } = makeKeys();
  const sign = (claims: object): string => {
    const text = `${encode({ alg: 'ES256', kid: '1' })}.${encode(claims)}`;
    return `${text}.${createSign('sha256')
      .update(text)
      .sign({ key: forges() ? anothersKey : privateKey, dsaEncoding: 'ieee-p1363' })
      .toString('base64url')}`;
  };
  const issuer = `http://127.0.0.1:${port}`;
  const codes: string[] = [];
  const asked: URLSearchParams[] = [];
  /** Of the latest code; a question of another browser is answered with it, too. */
  let nonce: string | null = null;
  const server = createServer((request, reply) => {
    const url = new URL(request.url ?? '/', issuer);
    const json = (status: number, what: object) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(what));
    let body = '';
    request.on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      if (url.pathname.endsWith('openid-configuration'))
        return json(200, {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          ...(userinfo && { userinfo_endpoint: `${issuer}/userinfo` }),
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['ES256'],
        });
      if (url.pathname === '/jwks')
        return json(200, { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: '1', alg: 'ES256', use: 'sig' }] });
      if (url.pathname === '/authorize') {
        nonce = url.searchParams.get('nonce');
        const back = new URL(url.searchParams.get('redirect_uri') ?? issuer);
        back.searchParams.set('code', randomBytes(16).toString('hex'));
        back.searchParams.set('state', url.searchParams.get('state') ?? '');
        return reply.writeHead(302, { location: back.href }).end();
      }
      if (url.pathname === '/userinfo') return json(200, userinfo?.() ?? {});
      const form = new URLSearchParams(body);
      asked.push(form);
      codes.push(form.get('code') ?? '');
      const claims = claimsOf();
      if (!claims) return json(400, { error: 'invalid_grant' });
      const now = Math.floor(Date.now() / 1000);
      return json(200, {
        access_token: 'any',
        token_type: 'Bearer',
        id_token: sign({ iss: issuer, aud: 'mall', iat: now, exp: now + 300, nonce, ...claims }),
      });
    });
  }).listen(port, '127.0.0.1');
  return { issuer, codes, asked, close: () => void server.close() };
};
