import { errorTable } from '@mall/contract/errors.ts';
import type { Access } from '@mall/contract/kernel/access.ts';
import { type AnyCall, pathNames } from '@mall/contract/kernel/call.ts';
import { languages } from '@mall/contract/kernel/language.ts';
import { headers } from '@mall/contract/wire/headers.ts';
import { wireOf } from '@mall/contract/wire/wire-path.ts';
import { companionCookie } from '../kernel/http/companion.ts';
import type { NamedCall } from './contract-calls.ts';
import { refusalComponents, responsesOf } from './describe-refusals.ts';
import { type Json, type SchemaBook, schemaBook } from './describe-schema.ts';
import { roomWords } from './room-words.ts';

/** `orderApi.page` is `orderPage`. */
const operationIdOf = (name: string): string => {
  const [group = '', call = ''] = name.replace('Api.', '.').split('.');
  return `${group}${call.charAt(0).toUpperCase()}${call.slice(1)}`;
};

const people: Record<Access['who'], string> = {
  anyone: 'Anybody',
  visitor: 'A visitor with a basket key, or a buyer',
  signedIn: 'Whoever is signed in',
  counter: 'A store’s or the mall’s people',
  applicant: 'Somebody with a seller’s account, with or without a store',
  buyer: 'A buyer',
  seller: 'The people of a store',
  operator: 'The mall’s own people',
};
const mayOf = (access: Access): string | undefined => ('may' in access ? access.may : undefined);
const accessWords = (access: Access): string => {
  const may = mayOf(access);
  return may === undefined ? people[access.who] : `${people[access.who]} with the right ${may}`;
};

const proof = { bearer: [], companion: [] };
const securityOf = ({ who }: Access): Json[] => (who === 'anyone' ? [] : who === 'visitor' ? [{}, proof] : [proof]);

// As the server reads a path.
const idPattern = '^[1-9][0-9]{0,17}$';
const wordPattern = '^[A-Za-z0-9_.@-]{1,64}$';

const parametersOf = (call: AnyCall, operationId: string, book: SchemaBook): Json[] => {
  const inPath = pathNames(call.path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', pattern: /id$/i.test(name) ? idPattern : wordPattern },
  }));
  const { properties = {}, required = [] } = (call.query ? book.read(call.query, 'input', operationId) : {}) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const inQuery = Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
  const inHead = ['Language', 'PageLanguage', ...(call.access.who === 'visitor' ? ['BasketKey'] : [])].map((name) => ({
    $ref: `#/components/parameters/${name}`,
  }));
  return [...inPath, ...inQuery, ...inHead];
};

const oneUse = { $ref: '#/components/schemas/MagicaValue' };
const types = {
  encrypted: 'application/json',
  plain: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

/** Every body carries its one-use value; the rest is the call's. */
const bodyOf = (call: AnyCall, operationId: string, book: SchemaBook): Json | undefined => {
  if (call.verb === 'GET') return undefined;
  const own = (call.body ? book.read(call.body, 'input', operationId) : { type: 'object' }) as { properties?: Json; required?: string[] };
  const file = call.bodyKind === 'multipart' ? { file: { type: 'string', format: 'binary' } } : {};
  const schema = {
    ...own,
    properties: { ...own.properties, magicaValue: oneUse, ...file },
    required: [...(own.required ?? []), 'magicaValue', ...Object.keys(file)],
  };
  return { required: true, content: { [types[call.bodyKind]]: { schema } } };
};

const operationOf = ({ room, name, call }: NamedCall, book: SchemaBook): Json => {
  const operationId = operationIdOf(name);
  const requestBody = bodyOf(call, operationId, book);
  return {
    operationId,
    summary: call.summary,
    description: `${accessWords(call.access)}.${call.encoded.length > 0 ? ` As base64 of their UTF-8 text: ${call.encoded.join(', ')}.` : ''}`,
    tags: [room],
    security: securityOf(call.access),
    'x-access': call.access.who,
    'x-right': mayOf(call.access),
    'x-logical': `${call.verb} ${call.path}`,
    'x-body': requestBody ? call.bodyKind : undefined,
    'x-encoded-fields': call.encoded.length > 0 ? call.encoded : undefined,
    parameters: parametersOf(call, operationId, book),
    ...(requestBody && { requestBody }),
    responses: responsesOf(call, () => book.read(call.data, 'output', operationId)),
  };
};

const wire = `Answers are an envelope: code 200 is success, any other a refusal with the reason in errorCode.

POST bodies whose \`x-body\` is \`encrypted\` travel as \`{"params": "…"}\` with the headers encryptionType, code and mac: SM4 under a one-time key, the key under the SM2 public key of GET /auth/publicKey, with an HMAC-SM3; what is shown here is their content. The answer to one is sealed the same way.

PUT and DELETE are sent as POST with /update or /delete, except under /portal/inquiry; \`x-logical\` says what is meant.`;

const parameters: Json = {
  Language: {
    name: 'To',
    in: 'header',
    required: false,
    description: 'The language that the reader chose; Chinese without it',
    schema: { type: 'string', enum: ['', ...languages] },
  },
  PageLanguage: {
    name: headers.pageLanguage,
    in: 'header',
    required: false,
    description: 'The language of the page that asks; it goes before the choice',
    schema: { type: 'string', enum: [...languages] },
  },
  BasketKey: {
    name: 'rediskey',
    in: 'header',
    required: false,
    description: 'The cart of a visitor who has not signed in',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$' },
  },
};

const magicaValue: Json = {
  type: 'string',
  pattern: '^[0-9a-f]{32}[0-9]{13}$',
  description: '32 hexadecimal characters by chance and the time in milliseconds: good for one request, for ten minutes',
  examples: ['4f8a1c2e9b7d4a6f8e3c5d1b0a9f7e6d1790000000000'],
};

const securitySchemes: Json = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token that signing in gives, as the cookie auth keeps it: Authorization: Bearer …',
  },
  companion: {
    type: 'apiKey',
    in: 'cookie',
    name: companionCookie,
    description: 'Belongs to the token; signing in sets it, and no script reads it. A token without it opens nothing.',
  },
};

/** OpenAPI 3.1 of what travels, made from the contract at the start: it cannot lag behind. */
export const describeCalls = (calls: readonly NamedCall[], site: string, base: string, version: string): Json => {
  const book = schemaBook();
  const paths: Record<string, Json> = {};
  for (const named of calls) {
    const { method, path } = wireOf(named.call.verb, named.call.path);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(named, book) };
  }
  const refusals = refusalComponents();
  const rooms = [...new Set(calls.map(({ room }) => room))];
  return {
    openapi: '3.1.0',
    info: { title: `${site} API`, version, description: wire, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: base }],
    tags: rooms.map((name) => ({ name, description: roomWords[name] ?? name })),
    paths,
    components: {
      securitySchemes,
      parameters,
      responses: refusals.responses,
      schemas: { MagicaValue: magicaValue, ...refusals.schemas, ...book.components },
    },
    'x-errors': Object.fromEntries(Object.entries(errorTable).map(([code, failure]) => [code, failure.words])),
  };
};
