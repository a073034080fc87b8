import { pathNames } from '@mall/contract/kernel/call.ts';
import { languages, localeOf } from '@mall/contract/kernel/language.ts';
import { openBase, openHeaders, openScopes, openSkew } from '@mall/contract/open/open.rules.ts';
import type { OpenCall } from '@mall/contract/open/open-call.ts';
import { openCalls } from '@mall/contract/open/open-calls.ts';
import { hookHeaders, hookTopicNames, pingTopic } from '@mall/contract/open/open-hook.rules.ts';
import { type Json, type SchemaBook, schemaBook } from './describe-schema.ts';

const scopeWords: Readonly<Record<(typeof openScopes)[number], string>> = {
  goods: 'Finding goods, their price and stock',
  'orders.read': 'Reading orders and parcels',
  'orders.write': 'Placing and cancelling orders',
  aftersales: 'Reading after-sales',
  bills: 'Reading bills',
  invoices: 'Reading invoices',
  contracts: 'Reading contracts',
  inquiries: 'Reading inquiries and, once opened, their quotes',
};

const signing = `Every request is signed with a key that an administrator of the company made (centre: Open interface). The key acts as its maker, within the scopes and the reach that it was made with.

The signature is HMAC-SHA256 in hexadecimal, under the secret of the key, over these lines joined by line feeds: method, path (with ${openBase}), query as sent without the question mark, SHA-256 of the body in hexadecimal, ${openHeaders.time}, ${openHeaders.nonce}, ${openHeaders.idempotency} (empty where there is none). The time may be ${openSkew} seconds off; a nonce is good once.

A call that changes something by itself takes an Idempotency-Key (a UUID): the same key answers with the first result, another body under it is refused.

Lists are read on by \`next\` of an answer as \`cursor\` of the following question, with the same filters. Lists are the latest first and are read on below their last row: what comes in or leaves meanwhile neither repeats a row nor hides one. \`next\` is null at the end; after a full page the following one can be empty. What is searched is ranked and goes by pages.

News is sent to the addresses that the company has subscribed, as described under \`webhooks\`: at least once, in order for each subject, tried again for three days. Answer 2xx within ten seconds. Its signature is HMAC-SHA256 under the secret of the subscription over ${hookHeaders.event}, ${hookHeaders.time} and the SHA-256 of the body in hexadecimal, joined by line feeds.`;

const header = (name: string, description: string): Json => ({ type: 'apiKey', in: 'header', name, description });
const securitySchemes: Json = {
  key: header(openHeaders.key, 'Which key'),
  time: header(openHeaders.time, 'Seconds since 1970'),
  nonce: header(openHeaders.nonce, '16 to 64 letters, digits, - or _, never used before'),
  signature: header(openHeaders.signature, 'HMAC-SHA256 in hexadecimal'),
};

const failure: Json = {
  type: 'object',
  properties: {
    error: {
      type: 'object',
      properties: {
        code: { type: 'string', description: 'The reason, to be compared' },
        message: { type: 'string', description: 'The same for a reader, in the language asked for' },
        data: { description: 'What helps to go on, such as the new total' },
      },
      required: ['code', 'message'],
    },
  },
  required: ['error'],
};

const refusals: Readonly<Record<string, { name: string; description: string; waits?: true }>> = {
  400: { name: 'Malformed', description: 'Cannot be read' },
  401: { name: 'NotSigned', description: 'Not signed, signed wrongly, at another time, or sent before; or the key has ended' },
  403: { name: 'NotAllowed', description: 'The key was not made for this, was blocked, or its maker may not do this any more' },
  404: { name: 'NotFound', description: 'Not there, or not within the reach of the key' },
  409: { name: 'OtherRequest', description: 'The Idempotency-Key was used for another request' },
  422: { name: 'Refused', description: 'Refused by the rules of the mall; the code says why' },
  429: { name: 'TooOften', description: 'Too many calls with this key; Retry-After says when to come again', waits: true },
  503: { name: 'Away', description: 'The mall cannot answer now; Retry-After says when to come again', waits: true },
};

const responses: Json = Object.fromEntries(
  Object.values(refusals).map(({ name, description, waits }) => [
    name,
    {
      description,
      ...(waits && { headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer', minimum: 1 } } } }),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  ]),
);

const parametersOf = (call: OpenCall, name: string, book: SchemaBook): Json[] => {
  const inPath = pathNames(call.path).map((part) => ({
    name: part,
    in: 'path',
    required: true,
    schema: { type: 'string', pattern: '^[1-9][0-9]{0,17}$' },
  }));
  const { properties = {}, required = [] } = (call.query ? book.read(call.query, 'input', name) : {}) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const inQuery = Object.entries(properties).map(([part, schema]) => ({
    name: part,
    in: 'query',
    required: required.includes(part),
    schema,
  }));
  const once = call.idempotent
    ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', format: 'uuid' } }]
    : [];
  return [...inPath, ...inQuery, ...once, { $ref: '#/components/parameters/Language' }];
};

const operationOf = (name: string, call: OpenCall, book: SchemaBook): Json => ({
  operationId: name,
  summary: call.summary,
  tags: [call.scope],
  'x-access': 'key',
  'x-logical': `${call.verb} ${openBase}${call.path}`,
  parameters: parametersOf(call, name, book),
  ...(call.body && { requestBody: { required: true, content: { 'application/json': { schema: book.read(call.body, 'input', name) } } } }),
  responses: {
    200: { description: 'What was asked for', content: { 'application/json': { schema: book.read(call.data, 'output', name) } } },
    ...Object.fromEntries(
      Object.entries(refusals).map(([status, refusal]) => [status, { $ref: `#/components/responses/${refusal.name}` }]),
    ),
  },
});

const webhookOf = (topic: string): Json => ({
  post: {
    operationId: `hear ${topic}`.replace(/\W(\w)/g, (_, letter: string) => letter.toUpperCase()),
    summary: `News: ${topic}`,
    tags: ['webhooks'],
    requestBody: { required: true, content: { 'application/json': { schema: { $ref: '#/components/schemas/News' } } } },
    responses: { '2XX': { description: 'Taken; anything else is tried again' }, '4XX': { description: 'Not taken' } },
  },
});

/** OpenAPI 3.1 of the open interface, made from the contract at the start: it cannot lag behind. */
export const describeOpen = (site: string, version: string): Json => {
  const book = schemaBook();
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries<OpenCall>(openCalls))
    paths[call.path] = { ...paths[call.path], [call.verb.toLowerCase()]: operationOf(name, call, book) };
  const topics = [...hookTopicNames, pingTopic];
  return {
    openapi: '3.1.0',
    info: { title: `${site} open interface`, version, description: signing, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: openBase }],
    security: [{ key: [], time: [], nonce: [], signature: [] }],
    tags: [
      ...openScopes.map((name) => ({ name, description: scopeWords[name] })),
      { name: 'webhooks', description: 'News that the mall sends' },
    ],
    paths,
    webhooks: Object.fromEntries(topics.map((topic) => [topic, webhookOf(topic)])),
    components: {
      securitySchemes,
      parameters: {
        Language: {
          name: 'Accept-Language',
          in: 'header',
          required: false,
          description: 'The language of messages; Chinese without it',
          schema: { type: 'string', examples: languages.map((language) => localeOf[language]) },
        },
      },
      responses,
      schemas: {
        Failure: failure,
        News: {
          type: 'object',
          properties: {
            id: { type: 'string', format: 'uuid', description: 'The same however often it is sent' },
            topic: { type: 'string', enum: topics },
            subject: { type: 'string', description: 'Of what it is, such as order:17; its news comes in order' },
            at: { type: 'string', format: 'date-time' },
            data: { type: 'object', description: 'Numbers of what it is about; the rest is read with a key' },
          },
          required: ['id', 'topic', 'subject', 'at', 'data'],
        },
        ...book.components,
      },
    },
  };
};
