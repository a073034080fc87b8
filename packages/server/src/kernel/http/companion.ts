import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookie that belongs to a session's token and that no script reads; without it the token opens nothing. */
export const companionCookie = 'companion';

/** What shows who asks: the token, which script holds because the pages need it, and its companion. */
export type Proof = { readonly token: string; readonly companion: string };

export const companionOfRequest = (request: FastifyRequest): string => request.cookies[companionCookie] ?? '';

/** Gives the browser the companion of the session that it has just opened, or takes it away. It ends with the browser, as the token does. */
export const giveCompanion = (reply: FastifyReply, siteUrl: string, companion: string | undefined): void => {
  const rules = { path: '/', httpOnly: true, sameSite: 'lax', secure: siteUrl.startsWith('https:') } as const;
  if (companion === undefined) reply.clearCookie(companionCookie, rules);
  else reply.setCookie(companionCookie, companion, rules);
};
