import { createHash } from 'node:crypto';
import { decodeText } from '@mall/contract/wire/base64-text.ts';
import { companionCookieOf, type Proof } from '../kernel/http/companion.ts';

/** Companions that a browser was given, by the token that came with them. */
const given = new Map<string, string>();

/** The token in the answer to a sign-in: text at the mall's own door, a step behind the counter. */
export const tokenInAnswer = (data: string | { token: string }): string =>
  typeof data === 'string' ? (JSON.parse(decodeText(data) ?? '{}') as { token: string }).token : data.token;

export const rememberCompanion = (token: string, companion: string): void => void given.set(token, companion);

/** The cookie that belongs to a token: the one that was given at sign-in, or that of a session made without the ceremony. */
export const companionOf = (token: string): string =>
  given.get(token) ?? createHash('sha256').update(`companion of ${token}`).digest('base64url');

export const proofOf = (token: string): Proof => ({ token, companion: companionOf(token) });

const pair = (token: string) => `${companionCookieOf(token)}=${companionOf(token)}`;

/** What a browser sends with a call of this session. */
export const authorityOf = (token: string) => ({ authorization: `Bearer ${token}`, cookie: pair(token) });

/** What a browser sends when it asks for a page or a picture. */
export const pageCookiesOf = (token: string): string =>
  `${token.startsWith('seller-') ? 'SELLER-TOKEN' : token.startsWith('operator-') ? 'OPERATOR-TOKEN' : 'auth'}=${encodeURIComponent(`Bearer ${token}`)}; ${pair(token)}`;
