import { errorTable } from '@mall/contract/errors.ts';
import type { AnyCall } from '@mall/contract/kernel/call.ts';
import { pathNames } from '@mall/contract/kernel/call.ts';
import { wireOf } from '@mall/contract/wire/wire-path.ts';
import * as z from 'zod';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

const envelopeOf = (data: Json): Json => ({
  type: 'object',
  properties: { code: { type: 'integer' }, msg: { type: 'string' }, data, errorCode: { type: ['string', 'null'] } },
  required: ['code', 'msg', 'data', 'errorCode'],
});

const parametersOf = (call: AnyCall): Json[] => {
  const inPath = pathNames(call.path).map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  if (!call.query) return inPath;
  const { properties = {}, required = [] } = schemaOf(call.query, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return [
    ...inPath,
    ...Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema })),
  ];
};

const operationOf = (call: AnyCall): Json => ({
  summary: call.summary,
  tags: [call.path.split('/')[1] === 'auth' ? 'auth' : (call.path.split('/')[2] ?? 'portal')],
  'x-access': call.access,
  'x-logical': `${call.verb} ${call.path}`,
  'x-body': call.body ? call.bodyKind : undefined,
  'x-encoded-fields': call.encoded.length > 0 ? call.encoded : undefined,
  parameters: parametersOf(call),
  ...(call.body && { requestBody: { content: { 'application/json': { schema: schemaOf(call.body, 'input') } } } }),
  responses: {
    200: {
      description: 'The envelope; code 200 is success, any other a refusal',
      content:
        call.answer === 'file'
          ? { 'application/octet-stream': {} }
          : { 'application/json': { schema: envelopeOf(schemaOf(call.data, 'output')) } },
    },
  },
});

/** OpenAPI 3.1 of what travels, made from the contract at the start: it cannot lag behind. */
export const describeCalls = (calls: Iterable<AnyCall>, base: string, version: string): Json => {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const { method, path } = wireOf(call.verb, call.path);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '能电商城 API',
      version,
      description:
        'POST bodies travel encrypted: SM4 under a one-time key, the key under the SM2 public key of GET /auth/publicKey, with an HMAC-SM3. PUT and DELETE are sent as POST with /update or /delete, except under /portal/inquiry.',
    },
    servers: [{ url: base }],
    paths,
    'x-errors': Object.fromEntries(Object.entries(errorTable).map(([code, failure]) => [code, failure.words])),
  };
};
