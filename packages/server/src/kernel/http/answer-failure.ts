import { failureOf } from '@mall/contract/errors.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { FastifyReply } from 'fastify';
import { databaseAway } from '../database-away.ts';
import { lostToOthers } from '../db.ts';
import { FilesAway } from '../files/files-away.ts';
import { Refusal, refusalEnvelope, refuse } from '../refusal.ts';

/** Codes that are also the HTTP status: they speak of the transport, not of the business. */
const transport = new Set([400, 403, 404, 405, 413, 415, 429, 500, 503]);

/** What was thrown as what is said of it; a bug is logged here. */
export const asRefusal = (reply: FastifyReply, error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  if (error instanceof FilesAway) {
    reply.log.warn({ err: error }, 'files away');
    return refuse('kernel.unavailable');
  }
  if (databaseAway(error)) {
    reply.log.warn({ err: error }, 'database away');
    return refuse('kernel.unavailable');
  }
  // Tried three times by `inTransaction` and undone each time: whoever comes again may have more luck.
  if (lostToOthers(error)) {
    reply.log.error({ err: error }, 'lost against others three times');
    return refuse('kernel.unavailable');
  }
  reply.log.error({ err: error }, 'bug');
  return refuse('kernel.broken');
};

/** One way to say no: an expected failure in the caller's words, anything else without a word of its own. */
export const answerFailure = (reply: FastifyReply, error: unknown, language: Language, seal: (text: string) => string = (text) => text) => {
  const refusal = asRefusal(reply, error);
  const envelope = refusalEnvelope(refusal, language);
  if (transport.has(envelope.code)) reply.status(envelope.code);
  if (envelope.code === 429 || envelope.code === 503)
    reply.header('retry-after', String(failureOf(refusal.code).retryAfter ?? (envelope.code === 429 ? 60 : 3)));
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(seal(JSON.stringify(envelope)));
};
