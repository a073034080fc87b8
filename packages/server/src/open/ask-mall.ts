import type { AnyCall, DataOf } from '@mall/contract/kernel/call.ts';
import type { FastifyRequest } from 'fastify';
import type { House } from '../kernel/house.ts';
import { plainAnswer } from '../kernel/http/json-answer.ts';
import { type App, runnerKey } from '../kernel/http/route.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { openLanguage } from './open-failure.ts';

type Values = Record<string, unknown>;
export type AskMall = <C extends AnyCall>(
  call: C,
  given: { params?: Record<string, string>; query?: Values; body?: unknown },
) => Promise<DataOf<C>>;

const opensNothing = (): never => {
  throw new Error('a key opens no session');
};

/** Whoever asks for a company's system: without cookies, and opening no session. */
export const outsideVisitor = (house: House, request: FastifyRequest, actor: Visitor['actor']): Visitor => ({
  actor,
  language: openLanguage(request),
  guestKey: undefined,
  address: request.ip,
  isGone: () => request.raw.socket.destroyed,
  site: house.config.siteUrl,
  device: String(request.headers['user-agent'] ?? '').slice(0, 200),
  trust: '',
  giveTrust: opensNothing,
  asking: '',
  giveAsking: opensNothing,
  ticket: '',
  giveCompanion: opensNothing,
});

/** The mall's own call, in process, with everything that it asks and checks. */
export const askMall =
  (app: App, visitor: Visitor): AskMall =>
  async (call, { params = {}, query = {}, body }) => {
    const found = app.runners.get(runnerKey(call));
    if (!found) throw new Error(`nobody answers ${runnerKey(call)}`);
    return plainAnswer(await found.run(visitor, { params, query, body })) as never;
  };
