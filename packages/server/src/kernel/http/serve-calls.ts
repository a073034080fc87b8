import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { AnyCall } from '@mall/contract/kernel/call.ts';
import { codeOk } from '@mall/contract/kernel/errors.ts';
import { headers, neverEncrypted } from '@mall/contract/wire/headers.ts';
import { magicaAhead, magicaPast, magicaTime } from '@mall/contract/wire/magica-value.ts';
import { wireOf, wirePaths } from '@mall/contract/wire/wire-path.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { refuse } from '../refusal.ts';
import { answerFailure } from './answer-failure.ts';
import { isJsonAnswer } from './json-answer.ts';
import { readJson } from './read-json.ts';
import { type FilePart, type Multipart, readMultipart } from './read-multipart.ts';
import { requestLanguage } from './request-language.ts';
import type { App, FileAnswer, Runner } from './route.ts';
import { readVisitor } from './visitor.ts';

const okWords = {
  zh: '操作成功',
  en: 'Done',
  fra: 'Opération réussie',
  spa: 'Operación realizada',
  pt: 'Operação concluída',
  ru: 'Выполнено',
} as const;

const tail = Buffer.from(',"errorCode":null}');

/** Puts every connected call on the wire. Called once, after the rooms have connected theirs. */
export const serveCalls = (house: House, app: App): void => {
  const verbs = new Map<string, Set<string>>();
  for (const { call, run } of app.runners.values()) {
    const { method } = wireOf(call.verb, call.path);
    for (const path of wirePaths(call)) {
      const url = `${house.config.API_BASE}${path.replace(/\{(\w+)\}/g, ':$1')}`;
      app.fastify.route({
        method,
        url,
        ...(call.bodyBytes === undefined ? {} : { bodyLimit: call.bodyBytes }),
        config: { bodyKind: call.bodyKind },
        handler: (request, reply) => answer(house, call, run, request, reply),
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

const answer = async (house: House, call: AnyCall, run: Runner, request: FastifyRequest, reply: FastifyReply) => {
  const language = requestLanguage(request);
  let key: string | undefined;
  let drain: Opened['drain'];
  try {
    const opened: Opened = request.method === 'GET' ? { body: undefined } : await openBody(house, call, request);
    // From here on a refusal is sealed too: whoever sent a cipher text gets one back.
    ({ key, drain } = opened);
    if (request.method !== 'GET') await spendMagicaValue(house, (opened.body as Record<string, unknown> | null)?.['magicaValue']);
    const visitor = await readVisitor(house, request);
    const data = await run(visitor, {
      params: request.params as Record<string, string>,
      query: request.query as Record<string, unknown>,
      body: opened.body,
      file: opened.file,
    });
    if (call.answer === 'file') return sendFile(reply, data as FileAnswer);
    const head = `{"code":${codeOk},"msg":"${okWords[language]}","data":`;
    const text = isJsonAnswer(data)
      ? Buffer.concat([Buffer.from(head), ...data.jsonPieces, tail])
      : `${head}${JSON.stringify(data)}${tail.toString()}`;
    return send(house, reply, text, key);
  } catch (error) {
    // The answer goes first, so that a refused sender hears of it while it is still sending.
    drain?.().then(
      (whole) => whole || request.raw.destroy(),
      () => request.raw.destroy(),
    );
    return answerFailure(reply, error, language, key === undefined ? undefined : (text) => sealInto(house, reply, text, key as string));
  }
};

type Opened = { body: unknown; key?: string | undefined; file?: FilePart | undefined; drain?: Multipart['drain'] | undefined };

const openBody = async (house: House, call: AnyCall, request: FastifyRequest): Promise<Opened> => {
  refuseForeignOrigin(house, request);
  const given = request.body as Record<string, unknown> | undefined;
  if (request.headers[headers.encryptionType] === 'SM') {
    const { code, mac } = request.headers as Record<string, string | undefined>;
    const opened = await house.crypto.openRequest({ code: code ?? '', mac: mac ?? '', params: String(given?.['params'] ?? '') });
    const body = opened && readJson(opened.text);
    if (!opened || typeof body !== 'object' || body === null) throw refuse('kernel.undecryptable');
    return { body, key: opened.key };
  }
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

const spendMagicaValue = async (house: House, value: unknown): Promise<void> => {
  const now = Date.now();
  if (magicaTime(value, now) === undefined) throw refuse('kernel.replayed');
  if (!(await house.memory.add(`magica:${String(value)}`, '1', magicaPast + magicaAhead))) throw refuse('kernel.replayed');
};

const refuseForeignOrigin = (house: House, request: FastifyRequest): void => {
  const { origin, host } = request.headers;
  if (!origin || origin === 'null') return;
  const from = URL.parse(origin);
  if (!from || (from.host !== host && from.origin !== URL.parse(house.config.siteUrl)?.origin)) throw refuse('kernel.foreign_origin');
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

const sendFile = (reply: FastifyReply, file: FileAnswer) => {
  if (file.name) reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`);
  return reply.header('content-type', file.type).header('cache-control', 'no-store').send(file.bytes);
};
