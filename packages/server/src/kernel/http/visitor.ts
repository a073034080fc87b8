import type { Audience } from '@mall/contract/kernel/access.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { cookieNames, tokenCookies } from '@mall/contract/wire/cookies.ts';
import { headers } from '@mall/contract/wire/headers.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, guest } from '../actor.ts';
import type { House } from '../house.ts';
import { askingCookie, companionOfRequest, giveAsking, giveCompanion, giveTrust, trustCookie } from './companion.ts';
import { requestLanguage } from './request-language.ts';

/** One request's circumstances: who asks, in which language, from where. */
export type Visitor = {
  readonly actor: Actor;
  readonly language: Language;
  /** The basket of somebody who has not signed in. */
  readonly guestKey: string | undefined;
  readonly address: string;
  /** Whether he has hung up meanwhile: long work for nobody ends there. */
  readonly isGone: () => boolean;
  /** The mall under the name by which the visitor found it. */
  readonly site: string;
  readonly device: string;
  /** What shows that somebody asked to be spared the second factor on this device; empty where nobody did. */
  readonly trust: string;
  readonly giveTrust: (value: string, days: number) => void;
  /** The question that this browser's holder is asked at an identity provider; empty where he is asked none. */
  readonly asking: string;
  readonly giveAsking: (value: string | undefined) => void;
  /** What an identity provider gave him to show here; empty where he shows none. */
  readonly ticket: string;
  /** Puts the companion of a session that was opened now into the visitor's browser; undefined takes it away. */
  readonly giveCompanion: (audience: Audience, companion: string | undefined) => void;
};

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

const bearerToken = (value: string): string | undefined => /^Bearer ([\w-]{20,200})$/.exec(value.trim())?.[1];

const basketKey = (value: string): string | undefined => (/^[\w-]{16,64}$/.test(value) ? value : undefined);

/** A token without its companion is a stolen one, or one from another browser. */
const actorOf = (house: House, request: FastifyRequest, bearer: string, unattended: boolean): Actor | Promise<Actor> => {
  const token = bearerToken(bearer);
  const companion = token && companionOfRequest(request, token);
  return token && companion ? house.readActor({ token, companion }, unattended) : guest;
};

/** Authority comes from the header: a cookie rides along with a forged form, a header does not. The companion only confirms it. */
export const readVisitor = async (house: House, request: FastifyRequest, reply: FastifyReply): Promise<Visitor> => ({
  actor: await actorOf(house, request, header(request, headers.authorization), header(request, headers.unattended) !== ''),
  language: requestLanguage(request),
  guestKey: basketKey(header(request, headers.rediskey)),
  address: request.ip,
  isGone: () => request.raw.socket.destroyed,
  site: siteOf(house.config, request),
  device: header(request, 'user-agent').slice(0, 200),
  trust: request.cookies[trustCookie] ?? '',
  giveTrust: (value, days) => giveTrust(reply, house.config.siteUrl, value, days),
  asking: request.cookies[askingCookie] ?? '',
  giveAsking: (value) => giveAsking(reply, house.config.siteUrl, value),
  ticket: header(request, headers.ticket),
  giveCompanion: (audience, companion) => giveCompanion(reply, house.config.siteUrl, audience, companion),
});

/** As configured. Where nothing is, as the request says, so that a colleague on the same network is led back to where he came from. */
const siteOf = ({ SITE_URL, siteUrl }: House['config'], { headers: { host } }: FastifyRequest): string => {
  if (SITE_URL !== undefined) return siteUrl;
  return URL.parse(`http://${host}`)?.origin ?? siteUrl;
};

const opensNothing = (): never => {
  throw new Error('a page opens no session');
};

const decoded = (cookie: string): string => {
  try {
    return decodeURIComponent(cookie);
  } catch {
    return '';
  }
};

/** Everybody whom this browser's cookies speak for: one person may be signed in to several sites. For what is read, never changed: pictures, which a page fetches by itself. */
export const cookieActors = (house: House, request: FastifyRequest): Promise<Actor[]> =>
  Promise.all(Object.values(tokenCookies).map(async (name) => actorOf(house, request, decoded(request.cookies[name] ?? ''), true)));

/** The same for a page that is rendered here: a page is read, never changed, so its cookies may speak. */
export const pageVisitor = async (
  house: House,
  request: FastifyRequest,
  language: Language,
  { tokenCookie = tokenCookies.mall, unattended = false }: { tokenCookie?: string; unattended?: boolean } = {},
): Promise<Visitor> => {
  const cookies = request.cookies;
  return {
    actor: await actorOf(house, request, decoded(cookies[tokenCookie] ?? ''), unattended),
    language,
    guestKey: basketKey(cookies[cookieNames.guestKey] ?? ''),
    address: request.ip,
    isGone: () => request.raw.socket.destroyed,
    site: siteOf(house.config, request),
    device: '',
    trust: '',
    giveTrust: opensNothing,
    asking: '',
    giveAsking: opensNothing,
    ticket: '',
    giveCompanion: opensNothing,
  };
};
