import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { AnyCall } from '@mall/contract/kernel/call.ts';
import { codeOk } from '@mall/contract/kernel/errors.ts';
import { tokenCookies } from '@mall/contract/wire/cookies.ts';
import { headers, neverEncrypted } from '@mall/contract/wire/headers.ts';
import { magicaAhead, magicaPast, magicaTime } from '@mall/contract/wire/magica-value.ts';
import { wireOf, wirePaths } from '@mall/contract/wire/wire-path.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressGroup } from '../address-group.ts';
import { forgetCounts } from '../count-rows.ts';
import type { House } from '../house.ts';
import { refuse } from '../refusal.ts';
import { createTally, type Tally } from '../tally.ts';
import { answerFailure } from './answer-failure.ts';
import { isJsonAnswer } from './json-answer.ts';
import { onlyLooks, type ReadAgain } from './read-again.ts';
import { readJson } from './read-json.ts';
import { type FilePart, type Multipart, readMultipart } from './read-multipart.ts';
import { requestLanguage } from './request-language.ts';
import type { App, FileAnswer, Runner } from './route.ts';
import { spareBytes } from './spare-bytes.ts';
import { pageVisitor, readVisitor, type Visitor } from './visitor.ts';

const okWords = {
  zh: '操作成功',
  en: 'Done',
  fra: 'Opération réussie',
  spa: 'Operación realizada',
  pt: 'Operação concluída',
  ru: 'Выполнено',
} as const;

const minute = 60_000;
/** What a body may have where its call does not say more. */
const usualBytes = 128 * 1024;
/** Sent again, or from a clock that is far off: ten times as many as cannot be read, because one wrong clock must not shut out an office. */
const repeatsPerFailure = 10;
/** By so much the clocks of several nodes may differ: to one that is behind, what another took is new for longer. */
const mostSkew = 5 * 60_000;

/** What the wire needs of the house, with what it counts by address itself. */
type Wire = House & { readonly readAgain: ReadAgain; readonly unreadable: Tally; readonly repeated: Tally; readonly nonces: Tally };

const tail = Buffer.from(',"errorCode":null}');

/** Puts every connected call on the wire. Called once, after the rooms have connected theirs. */
export const serveCalls = (house: House, app: App): void => {
  const wire: Wire = {
    ...house,
    readAgain: app.readAgain,
    unreadable: createTally(house.config.WIRE_FAILURES, minute),
    repeated: createTally(house.config.WIRE_FAILURES * repeatsPerFailure, minute),
    nonces: createTally(house.config.WIRE_POSTS, magicaPast + magicaAhead),
  };
  const verbs = new Map<string, Set<string>>();
  for (const { call, run } of app.runners.values()) {
    const { method } = wireOf(call.verb, call.path);
    for (const path of wirePaths(call)) {
      const url = `${house.config.API_BASE}${path.replace(/\{(\w+)\}/g, ':$1')}`;
      app.fastify.route({
        method,
        url,
        bodyLimit: call.bodyBytes ?? usualBytes,
        config: { bodyKind: call.bodyKind },
        // Whoever asks for the head of a stream would hold one open without reading it; what changes something has no head to look at first.
        exposeHeadRoute: call.answer !== 'stream' && !call.ownSite && !call.spends,
        ...(call.answer === 'file' && { onSend: spareBytes }),
        handler: (request, reply) => answer(wire, call, run, request, reply),
      });
      verbs.set(url, (verbs.get(url) ?? new Set()).add(method));
    }
  }
  refuseOtherVerbs(app, verbs);
};

const refuseOtherVerbs = (app: App, verbs: ReadonlyMap<string, ReadonlySet<string>>) => {
  for (const [url, methods] of verbs) {
    const others = (['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const).filter(
      (method) => !methods.has(method) && !app.fastify.hasRoute({ method, url }),
    );
    app.fastify.route({
      method: others,
      url,
      exposeHeadRoute: false,
      handler: (request, reply) => {
        reply.header('allow', [...methods].join(', '));
        return answerFailure(reply, refuse('kernel.wrong_verb'), requestLanguage(request));
      },
    });
  }
};

const answer = async (wire: Wire, call: AnyCall, run: Runner, request: FastifyRequest, reply: FastifyReply) => {
  const language = requestLanguage(request);
  let key: string | undefined;
  let drain: Opened['drain'];
  try {
    const opened: Opened = request.method === 'GET' ? { body: undefined } : await openBody(wire, call, request);
    // From here on a refusal is sealed too: whoever sent a cipher text gets one back.
    ({ key, drain } = opened);
    if (call.ownSite) refuseForeignFetch(wire, request);
    if (request.method !== 'GET') await spendMagicaValue(wire, request, opened.body);
    const given = {
      params: request.params as Record<string, string>,
      query: request.query as Record<string, unknown>,
      body: opened.body,
      file: opened.file,
    };
    const asked = async () => {
      const visitor = await visitorOf(wire, call, request, reply);
      const done = await run(visitor, given);
      if (request.method !== 'GET' && visitor.actor.kind !== 'guest') forgetCounts(visitor.actor.memberId);
      return done;
    };
    const data = await (onlyLooks(call) ? wire.readAgain(asked) : asked());
    if (call.answer === 'file') return sendFile(reply, data as FileAnswer);
    if (call.answer === 'stream') return sendStream(reply, data as Readable);
    const head = `{"code":${codeOk},"msg":"${okWords[language]}","data":`;
    const text = isJsonAnswer(data)
      ? Buffer.concat([Buffer.from(head), ...data.jsonPieces, tail])
      : `${head}${JSON.stringify(data)}${tail.toString()}`;
    return send(wire, reply, text, key);
  } catch (error) {
    // The answer goes first, so that a refused sender hears of it while it is still sending.
    drain?.().then(
      (whole) => whole || request.raw.destroy(),
      () => request.raw.destroy(),
    );
    return answerFailure(reply, error, language, key === undefined ? undefined : (text) => sealInto(wire, reply, text, key as string));
  }
};

/** A browser's `EventSource` has no headers of its own. What it asks for is read and changes nothing, so its cookies may speak, as they do for a page; the companion is not sent along from another site. */
const visitorOf = (wire: Wire, call: AnyCall, request: FastifyRequest, reply: FastifyReply): Promise<Visitor> =>
  call.answer === 'stream' && request.headers[headers.authorization] === undefined
    ? pageVisitor(wire, request, requestLanguage(request), { tokenCookie: tokenCookieOf(request), unattended: true })
    : readVisitor(wire, request, reply);

const tokenCookieOf = ({ query }: FastifyRequest): string => {
  const { site } = query as { site?: unknown };
  return site === 'seller' || site === 'operations' ? tokenCookies[site] : tokenCookies.mall;
};

type Opened = { body: unknown; key?: string | undefined; file?: FilePart | undefined; drain?: Multipart['drain'] | undefined };

/** Counts failures only: behind one address there may be a whole office that sends what can be read. */
const openSealed = async (wire: Wire, request: FastifyRequest, given: Record<string, unknown> | undefined): Promise<Opened> => {
  const from = addressGroup(request.ip);
  if (wire.unreadable.isOver(from) || wire.repeated.isOver(from)) throw refuse('kernel.too_often');
  const { code, mac } = request.headers as Record<string, string | undefined>;
  const opened = await wire.crypto.openRequest({ code, mac, params: given?.['params'] });
  const body = opened && readJson(opened.text);
  if (opened && typeof body === 'object' && body !== null) return { body, key: opened.key };
  wire.unreadable.add(from);
  throw refuse('kernel.undecryptable');
};

const openBody = async (house: Wire, call: AnyCall, request: FastifyRequest): Promise<Opened> => {
  refuseForeignOrigin(house, request);
  const given = request.body as Record<string, unknown> | undefined;
  if (request.headers[headers.encryptionType] === 'SM') return openSealed(house, request, given);
  const mayBePlain =
    call.bodyKind !== 'encrypted' ||
    house.config.WIRE_ENCRYPTION === 'optional' ||
    (neverEncrypted as readonly string[]).includes(call.path);
  if (!mayBePlain) throw refuse('kernel.encryption_required');
  if (call.bodyKind === 'multipart' && isMultipart(request)) {
    const length = Number(request.headers['content-length']);
    const { fields, file, drain } = await readMultipart(
      request.headers['content-type'] ?? '',
      request.raw,
      Number.isSafeInteger(length) ? length : undefined,
    );
    return { body: fields, file, drain };
  }
  return { body: given ?? {} };
};

const isMultipart = (request: FastifyRequest): boolean => /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');

const spendMagicaValue = async (wire: Wire, request: FastifyRequest, body: unknown): Promise<void> => {
  const value = (body as Record<string, unknown> | null)?.['magicaValue'];
  const from = addressGroup(request.ip);
  const repeat = () => {
    wire.repeated.add(from);
    return refuse('kernel.replayed');
  };
  if (magicaTime(value, Date.now()) === undefined) throw repeat();
  if (wire.nonces.isOver(from)) throw refuse('kernel.too_often');
  wire.nonces.add(from);
  const kept = magicaPast + magicaAhead + (wire.config.REDIS_URL ? mostSkew : 0);
  if (!(await wire.memory.add(`magica:${String(value)}`, '1', kept))) throw repeat();
};

const refuseForeignOrigin = (house: House, request: FastifyRequest): void => {
  const { origin, host } = request.headers;
  if (!origin || origin === 'null') return;
  const from = URL.parse(origin);
  if (!from || (from.host !== host && from.origin !== URL.parse(house.config.siteUrl)?.origin)) throw refuse('kernel.foreign_origin');
};

/**
 * For a GET that changes something. Authority is a header that only our own pages send; besides, a browser says itself where a request comes from and
 * why, and one from elsewhere, one that follows a link and one that fetches ahead are turned away. Programs that say nothing have the header alone.
 */
const refuseForeignFetch = (house: House, request: FastifyRequest): void => {
  refuseForeignOrigin(house, request);
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-purpose': purpose } = request.headers;
  if ((site !== undefined && site !== 'same-origin') || mode === 'navigate' || purpose !== undefined) throw refuse('kernel.foreign_origin');
};

const sealInto = (house: House, reply: FastifyReply, text: string, key: string): string => {
  const sealed = house.crypto.sealAnswer(text, key);
  reply.header(headers.sm4code, sealed.sm4code).header(headers.mac, sealed.mac);
  return JSON.stringify(sealed.body);
};

const compress = promisify(gzip);
const worthCompressing = 2048;

const send = async (house: House, reply: FastifyReply, text: string | Buffer, key: string | undefined) => {
  reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store');
  if (key !== undefined) return reply.send(sealInto(house, reply, text.toString(), key));
  // Cipher text does not shrink; a class tree does, to a fifth.
  if (text.length < worthCompressing || !/\bgzip\b/.test(reply.request.headers['accept-encoding'] ?? '')) return reply.send(text);
  return reply
    .header('content-encoding', 'gzip')
    .header('vary', 'accept-encoding')
    .send(await compress(text, { level: 4 }));
};

/** The headers keep what stands between from collecting it first. Its connection ends with it: kept for another request, it would hold up a server that stops. */
const sendStream = (reply: FastifyReply, events: Readable) => {
  // One that was cut, here or there, takes its socket with it: what is left of it in the buffers nobody waits for.
  events.once('close', () => {
    if (!events.readableEnded) reply.raw.socket?.destroy();
  });
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .header('connection', 'close')
    .send(events);
};

const sendFile = (reply: FastifyReply, file: FileAnswer) => {
  if (file.name) reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`);
  return reply.header('content-type', file.type).header('cache-control', 'no-store').send(file.bytes);
};
