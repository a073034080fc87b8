import type { AnyCall } from '@mall/contract/kernel/call.ts';
import { openBase, openHeaders } from '@mall/contract/open/open.rules.ts';
import type { OpenCall } from '@mall/contract/open/open-call.ts';
import { type OpenName, openCalls } from '@mall/contract/open/open-calls.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeOpen } from '../docs/describe-open.ts';
import type { Buyer } from '../kernel/actor.ts';
import { addressGroup } from '../kernel/address-group.ts';
import { admit } from '../kernel/admit.ts';
import { forgetCounts } from '../kernel/count-rows.ts';
import { denialOf } from '../kernel/denial.ts';
import type { House } from '../kernel/house.ts';
import { asTransportRefusal } from '../kernel/http/build-fastify.ts';
import { drainRequest } from '../kernel/http/drain-request.ts';
import { readJson } from '../kernel/http/read-json.ts';
import { readBody, readParams, readQuery } from '../kernel/http/read-request.ts';
import type { App } from '../kernel/http/route.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { createTally } from '../kernel/tally.ts';
import { admitKey, recogniseKey } from './admit-key.ts';
import { answerOnce, type Keep } from './answer-once.ts';
import { askMall, outsideVisitor } from './ask-mall.ts';
import { noteCall } from './note-call.ts';
import { type Asking, openAnswers } from './open-answers.ts';
import { answerOpenFailure } from './open-failure.ts';
import { findKnownKey, type KnownKey } from './open-key.queries.ts';

const bodyLimit = 256 * 1024;
const minute = 60_000;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A call of the contract in so far as it is read like one. */
const shapeOf = (call: OpenCall) => ({ path: call.path, query: call.query, body: call.body, encoded: [] }) as unknown as AnyCall;

/** What no call of the mall does by itself, on the side that such a call would be on. */
const actorFor =
  (app: App, visitor: Visitor, actor: Buyer, body: unknown): Asking['act'] =>
  async (call, work) => {
    try {
      return await work(admit(call.access, actor, undefined) as BuyerSide);
    } catch (error) {
      const denial = denialOf(call, { params: {}, query: {}, body }, error);
      if (denial) await app.noteDenial(denial, { memberId: actor.memberId, address: visitor.address, device: visitor.device });
      throw error;
    }
  };

const bodyOf = (request: FastifyRequest): Buffer => (Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));

const parsed = (body: Buffer): unknown => {
  if (body.length === 0) return undefined;
  const read = readJson(body.toString('utf8'));
  if (read === undefined) throw refuse('kernel.malformed');
  return read;
};

const idempotencyKeyOf = (call: OpenCall, { headers }: FastifyRequest): string => {
  const given = headers[openHeaders.idempotency];
  if (!call.idempotent) return '';
  if (typeof given !== 'string' || !uuid.test(given)) throw refuse('open.idempotency_missing');
  return given.toLowerCase();
};

const keepsNothing: Keep = async () => {
  throw new Error('a call that keeps its answer is one that says idempotent');
};

/** The open interface: outside of the encrypted wire and of every cookie, each request signed with the key of a company. */
export const serveOpen = (house: House, app: App): void => {
  const refused = createTally(house.config.WIRE_FAILURES, minute);

  const recognise = async (request: FastifyRequest) => {
    const address = addressGroup(request.ip);
    const { method, raw, headers } = request;
    const named = String(headers[openHeaders.key] ?? '').slice(0, 40);
    // What goes wrong in a known name shuts out nobody else who comes from there; names that are none count for whoever makes them up.
    const ofKey = `${address} ${named}`;
    if (refused.isOver(address) || refused.isOver(ofKey)) throw refuse('kernel.too_often');
    const recognised = await recogniseKey(house, { method, url: raw.url ?? '', headers, body: bodyOf(request) }).catch(
      async (error: unknown) => {
        // Of a database that is away nobody is guilty.
        if (error instanceof Refusal) refused.add((await findKnownKey(house.db, named)) ? ofKey : address);
        throw error;
      },
    );
    if (!recognised.proved) refused.add(ofKey);
    return recognised;
  };

  const ask = async (name: OpenName, call: OpenCall, known: KnownKey, nonce: string, request: FastifyRequest): Promise<unknown> => {
    const actor = await admitKey(house, known, nonce);
    if (!known.scopes.includes(call.scope)) throw refuse('open.scope_missing');
    const visitor = outsideVisitor(house, request, actor);
    const shape = shapeOf(call);
    const sent = call.verb === 'GET' ? undefined : readBody(shape, parsed(bodyOf(request)));
    const asking: Omit<Asking, 'keep'> = {
      house,
      language: visitor.language,
      params: readParams(shape, request.params as Record<string, string>),
      query: (readQuery(shape, request.query as Record<string, unknown>) ?? {}) as Record<string, unknown>,
      body: sent,
      idempotencyKey: idempotencyKeyOf(call, request),
      run: askMall(app, visitor),
      act: actorFor(app, visitor, actor, sent),
    };
    const answered = async (keep: Keep) => {
      const data = call.data.parse(await openAnswers[name]({ ...asking, keep }));
      if (call.verb !== 'GET') forgetCounts(actor.memberId);
      return data;
    };
    if (!call.idempotent) return answered(keepsNothing);
    const body = bodyOf(request);
    const asked = { keyId: known.id, once: asking.idempotencyKey, path: request.raw.url ?? '', body };
    return call.data.parse(await answerOnce(house.db, asked, answered));
  };

  const answer = (name: OpenName, call: OpenCall) => async (request: FastifyRequest, reply: FastifyReply) => {
    const since = performance.now();
    let known: KnownKey | undefined;
    let said = { status: 200, code: '' };
    reply.header('cache-control', 'no-store');
    try {
      const recognised = await recognise(request);
      known = recognised.known;
      // Written down below: its administrator sees who tries his key.
      if (!recognised.proved) throw refuse('open.signature_wrong');
      const data = await ask(name, call, known, recognised.nonce, request);
      reply.send(data);
    } catch (error) {
      said = answerOpenFailure(request, reply, error);
    }
    if (known) await noteCall(house, known.id, { ...said, request, ms: performance.now() - since });
    return reply;
  };

  app.fastify.register(
    async (scope) => {
      scope.removeAllContentTypeParsers();
      // As bytes: the signature is over what came, not over what was made of it.
      scope.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => void done(null, body));
      scope.setErrorHandler(async (error, request, reply) => {
        await drainRequest(request, reply);
        answerOpenFailure(request, reply, asTransportRefusal(error as Error));
        return reply;
      });
      scope.setNotFoundHandler((request, reply) => void answerOpenFailure(request, reply, refuse('kernel.unknown_call')));
      // Names nothing but this interface, and no one of its callers: whoever writes a client may read it.
      let described: string | undefined;
      scope.get('/openapi.json', (_request, reply) => {
        described ??= JSON.stringify(describeOpen(house.config.SITE_NAME, house.config.version));
        return reply.header('content-type', 'application/json; charset=utf-8').send(described);
      });
      for (const [name, call] of Object.entries<OpenCall>(openCalls))
        scope.route({
          method: call.verb,
          url: call.path.replace(/\{(\w+)\}/g, ':$1'),
          bodyLimit,
          exposeHeadRoute: false,
          handler: answer(name as OpenName, call),
        });
    },
    { prefix: openBase },
  );
};
