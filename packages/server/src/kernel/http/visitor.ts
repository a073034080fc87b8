import type { Language } from '@mall/contract/kernel/language.ts';
import { headers } from '@mall/contract/wire/headers.ts';
import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { type Actor, guest, type Member } from '../actor.ts';
import type { House } from '../house.ts';
import { refuse } from '../refusal.ts';
import { requestLanguage } from './request-language.ts';

/** One request's circumstances: who asks, in which language, from where. */
export type Visitor = {
  readonly actor: Actor;
  readonly language: Language;
  /** The basket of somebody who has not signed in. */
  readonly guestKey: string | undefined;
  readonly address: string;
  readonly device: string;
};

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

export const bearerToken = (value: string): string | undefined => /^Bearer ([\w-]{20,200})$/.exec(value.trim())?.[1];

const basketKey = (value: string): string | undefined => (/^[\w-]{16,64}$/.test(value) ? value : undefined);

/** Authority comes from the header alone: a cookie rides along with a forged form, a header does not. */
export const readVisitor = async (house: House, request: FastifyRequest): Promise<Visitor> => {
  const token = bearerToken(header(request, headers.authorization));
  return {
    actor: token ? await house.readActor(token) : guest,
    language: requestLanguage(request),
    guestKey: basketKey(header(request, headers.rediskey)),
    address: request.ip,
    device: header(request, 'user-agent').slice(0, 200),
  };
};

const decoded = (cookie: string): string => {
  try {
    return decodeURIComponent(cookie);
  } catch {
    return '';
  }
};

/** The same for a page that is rendered here: a page is read, never changed, so its cookies may speak. */
export const pageVisitor = async (house: House, request: FastifyRequest, language: Language): Promise<Visitor> => {
  const cookies = request.cookies;
  const token = bearerToken(decoded(cookies['auth'] ?? ''));
  return {
    actor: token ? await house.readActor(token) : guest,
    language,
    guestKey: basketKey(cookies['rediskey'] ?? ''),
    address: request.ip,
    device: '',
  };
};

export const requireMember = (actor: Actor): Member => {
  if (actor.kind !== 'member') throw refuse('kernel.session_expired');
  return actor;
};
