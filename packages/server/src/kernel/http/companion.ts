import '@fastify/cookie';
import type { Audience } from '@mall/contract/kernel/access.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookie that belongs to a session's token and that no script reads; without it the token opens nothing. */
export const companionCookie = 'companion';

/** One person may be signed in to all three sites in one browser: each has a cookie of its own, and a token says by how it begins whose it is. */
const marks: Readonly<Record<Audience, { token: string; cookie: string }>> = {
  buyer: { token: '', cookie: companionCookie },
  seller: { token: 'seller-', cookie: 'seller-companion' },
  operator: { token: 'operator-', cookie: 'operator-companion' },
};
export const markToken = (audience: Audience, random: string): string => `${marks[audience].token}${random}`;
const audienceOf = (token: string): Audience =>
  (['seller', 'operator'] as const).find((audience) => token.startsWith(marks[audience].token)) ?? 'buyer';
export const companionCookieOf = (token: string): string => marks[audienceOf(token)].cookie;

/** A device on which somebody asked to be spared the second factor for some days. */
export const trustCookie = 'trusted-device';

/** What shows who asks: the token, which script holds because the pages need it, and its companion. */
export type Proof = { readonly token: string; readonly companion: string };

export const companionOfRequest = (request: FastifyRequest, token: string): string => request.cookies[companionCookieOf(token)] ?? '';

const rulesOf = (siteUrl: string) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure: siteUrl.startsWith('https:') }) as const;

/** Gives the browser the companion of the session that it has just opened, or takes it away. It ends with the browser, as the token does. */
export const giveCompanion = (reply: FastifyReply, siteUrl: string, audience: Audience, companion: string | undefined): void => {
  const { cookie } = marks[audience];
  if (companion === undefined) reply.clearCookie(cookie, rulesOf(siteUrl));
  else reply.setCookie(cookie, companion, rulesOf(siteUrl));
};

/** Outlives the browser: it opens nothing by itself. */
export const giveTrust = (reply: FastifyReply, siteUrl: string, value: string, days: number): void => {
  reply.setCookie(trustCookie, value, { ...rulesOf(siteUrl), maxAge: days * 86_400 });
};

/** Belongs to a question that this browser's holder is asked elsewhere: the answer counts here alone, so that nobody is signed in by another's. */
export const askingCookie = 'identity-asking';

export const giveAsking = (reply: FastifyReply, siteUrl: string, value: string | undefined): void => {
  if (value === undefined) reply.clearCookie(askingCookie, rulesOf(siteUrl));
  else reply.setCookie(askingCookie, value, rulesOf(siteUrl));
};
