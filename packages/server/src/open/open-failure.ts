import { failureOf } from '@mall/contract/errors.ts';
import { fallbackLanguage, type Language, languages, localeOf } from '@mall/contract/kernel/language.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asRefusal } from '../kernel/http/answer-failure.ts';
import { refusalEnvelope } from '../kernel/refusal.ts';

/** What a caller asks for in `Accept-Language`, by its order; weights are the order in which everybody writes them. */
export const openLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): Language => {
  const asked = String(headers['accept-language'] ?? '')
    .slice(0, 200)
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().slice(0, 2));
  const found = asked
    .map((short) => languages.find((language) => localeOf[language].slice(0, 2) === short))
    .find((each) => each !== undefined);
  return found ?? fallbackLanguage;
};

const statuses = new Set([400, 401, 403, 404, 405, 409, 413, 415, 429, 500, 503]);

/** A refusal of the business is 422; what is not there, or not his, 404; what he may not, 403. */
const statusOf = (code: number, errorCode: string): number => {
  if (statuses.has(code)) return code;
  if (/\.(not_found|unknown|gone)$/.test(errorCode)) return 404;
  return errorCode === 'kernel.no_permission' ? 403 : 422;
};

/** One way to say no on the open interface: a status, and beside it the code and the words. Gives what was said, for the log of the key. */
export const answerOpenFailure = (request: FastifyRequest, reply: FastifyReply, error: unknown): { status: number; code: string } => {
  const refusal = asRefusal(reply, error);
  const { code, msg, data, errorCode } = refusalEnvelope(refusal, openLanguage(request));
  const status = statusOf(code, String(errorCode));
  if (status === 429 || status === 503)
    reply.header('retry-after', String(failureOf(refusal.code).retryAfter ?? (status === 429 ? 60 : 3)));
  reply.status(status).send({ error: { code: refusal.code, message: msg, data } });
  return { status, code: refusal.code };
};
