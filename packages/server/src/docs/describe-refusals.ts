import { type ErrorCode, errorTable, failureOf } from '@mall/contract/errors.ts';
import type { AnyCall } from '@mall/contract/kernel/call.ts';
import { codeExpired, codeRefused } from '@mall/contract/kernel/errors.ts';
import { refusalEnvelope, refuse } from '../kernel/refusal.ts';
import type { Json } from './describe-schema.ts';

const codes = Object.keys(errorTable) as ErrorCode[];
const reference = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` });
const envelope = (code: Json, data: Json, errorCode: Json): Json => ({
  type: 'object',
  properties: { code, msg: { type: 'string', description: 'For the reader, in the language asked for' }, data, errorCode },
  required: ['code', 'msg', 'data', 'errorCode'],
});

/** An answer with what was asked for. */
const successOf = (data: Json): Json => envelope({ const: 200 }, data, { type: 'null' });

const refusalSchema = (): Json => {
  const own = codes.map((code) => failureOf(code).errorCode ?? code);
  const numbers = codes.map((code) => failureOf(code).code ?? codeRefused);
  return {
    description: `Why not: code ${codeRefused} is a refusal of the business, ${codeExpired} a session that has ended; errorCode names the reason, and x-errors has its words in six languages.`,
    ...envelope(
      { type: 'integer', enum: [...new Set(numbers)].toSorted((one, other) => one - other) },
      { description: 'Some refusals bring what the page needs to go on, such as the new total' },
      { type: 'string', enum: [...new Set(own)].toSorted() },
    ),
  };
};

const example = (code: ErrorCode): Json => ({ ...refusalEnvelope(refuse(code, { field: 'num' }), 'zh') });
const saysNo = (code: ErrorCode): Json => ({
  'application/json': { schema: reference('schemas', 'Refusal'), example: example(code) },
});

/** Statuses that speak of the transport. A session that has ended is none of them: it answers 200 with the code 401. */
const transport: Record<string, { name: string; description: string; code: ErrorCode; waits?: true; bodies?: true }> = {
  400: { name: 'Malformed', description: 'Malformed, not encrypted, or not decryptable', code: 'kernel.undecryptable' },
  403: { name: 'ForeignOrigin', description: 'Sent from another site', code: 'kernel.foreign_origin', bodies: true },
  413: { name: 'TooLarge', description: 'The body is too large', code: 'kernel.too_large', bodies: true },
  415: { name: 'WrongType', description: 'A body of a kind that the call does not take', code: 'kernel.wrong_type', bodies: true },
  429: { name: 'TooOften', description: 'Too often; Retry-After says when to come again', code: 'kernel.too_often', waits: true },
  500: { name: 'Broken', description: 'A fault of the server, without its text', code: 'kernel.broken' },
  503: {
    name: 'Unavailable',
    description: 'The database is away; Retry-After says when to come again',
    code: 'kernel.unavailable',
    waits: true,
  },
};

const retryAfter = { 'Retry-After': { description: 'Seconds', schema: { type: 'integer', minimum: 1 } } };

export const refusalComponents = (): { schemas: Json; responses: Json } => ({
  schemas: { Refusal: refusalSchema() },
  responses: Object.fromEntries(
    Object.values(transport).map(({ name, description, code, waits }) => [
      name,
      { description, ...(waits && { headers: retryAfter }), content: saysNo(code) },
    ]),
  ),
});

const described = { json: 'What was asked for, or why not', file: 'The file, or why not', stream: 'Events as they happen, or why not' };

/** All that a call may answer. */
export const responsesOf = (call: AnyCall, data: () => Json): Json => {
  const usual =
    call.answer === 'file'
      ? {
          'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
          'application/json': { schema: reference('schemas', 'Refusal') },
        }
      : call.answer === 'stream'
        ? { 'text/event-stream': { schema: { type: 'string' } }, 'application/json': { schema: reference('schemas', 'Refusal') } }
        : { 'application/json': { schema: { anyOf: [successOf(data()), reference('schemas', 'Refusal')] } } };
  const others = Object.entries(transport).filter(([, { bodies }]) => !bodies || call.verb !== 'GET');
  return {
    200: { description: described[call.answer], content: usual },
    ...Object.fromEntries(others.map(([status, { name }]) => [status, reference('responses', name)])),
  };
};
