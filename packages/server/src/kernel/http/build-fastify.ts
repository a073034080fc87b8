import cookie from '@fastify/cookie';
import type { BodyKind } from '@mall/contract/kernel/call.ts';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { logOptions } from '../log.ts';
import { refuse } from '../refusal.ts';
import { answerFailure } from './answer-failure.ts';
import { barePolicy, policyHeader } from './content-policy.ts';
import { readForm } from './read-form.ts';
import { readJson } from './read-json.ts';
import { requestLanguage } from './request-language.ts';

const bodyLimit = 1024 * 1024;
const formLimit = 16 * 1024;
/** What no page of the mall asks the browser for. */
const unused = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()';

/** The bare server: parsers, limits, and the envelope for everything that goes wrong before a call is reached. */
export const buildFastify = (config: Config): FastifyInstance => {
  const app = fastify({
    logger: logOptions(config) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: trusted(config.TRUST_PROXY),
    // An address that cannot be read never reaches a route; left alone it would be repeated in the answer.
    frameworkErrors: (error, request, reply) => answerTrouble(error, request, guardAnswer(reply)),
    rewriteUrl: ownTarget(new URL(config.siteUrl).origin),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    // A file of 50 MB over a thin line; the browser gives up after the same time. Heads still have to come at once.
    requestTimeout: 180_000,
    http: { headersTimeout: 30_000 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  app.register(cookie);
  app.addHook('onRequest', (request, _reply, done) => {
    if (isPath(request.raw.url ?? '')) done();
    else done(refuse('kernel.malformed'));
  });
  if (config.NODE_ENV === 'production') tellOfStrangeProxy(app);
  readBodies(app);
  app.addHook('onSend', (_request, reply, payload, done) => {
    guardAnswer(reply);
    done(null, payload);
  });
  app.setErrorHandler(answerTrouble);
  return app;
};

const guardAnswer = (reply: FastifyReply): FastifyReply => {
  reply
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'strict-origin-when-cross-origin')
    .header('permissions-policy', unused);
  // What is a page has said its own.
  return reply.hasHeader(policyHeader) ? reply : reply.header(policyHeader, barePolicy).header('x-frame-options', 'DENY');
};

type Trouble = Error & { code?: string; statusCode?: number };

const answerTrouble = (error: Trouble, request: FastifyRequest, reply: FastifyReply) =>
  answerFailure(reply, asTransportRefusal(error), requestLanguage(request));

const trusted = (proxies: Config['TRUST_PROXY']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;

/** Says once that a proxy which nobody named speaks for others: to the limits and in the log all of its visitors are one. Anybody can write that header, so it may also be nothing. */
const tellOfStrangeProxy = (app: FastifyInstance): void => {
  let told = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const peer = request.socket.remoteAddress;
    const named = told ? undefined : request.headers['x-forwarded-for'];
    if (named !== undefined && request.ip === peer && String(named).split(',').at(-1)?.trim() !== peer) {
      told = true;
      app.log.warn({ part: 'proxy', peer }, 'X-Forwarded-For from an address that TRUST_PROXY does not name is not believed');
    }
    done();
  });
};

/** A proxy may write the site's own origin in front of the path. Another's stays where it is, and is refused. */
const ownTarget = (origin: string) => (request: { url?: string | undefined }) => {
  const { url = '' } = request;
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
};

// What a URL reads as the beginning of another host: `//evil`, `/\\evil`, and the signs that it drops before it looks (`/<tab>/evil`).
// oxlint-disable-next-line no-control-regex -- the control characters are the point
const foreign = /^(?!\/)|^\/\/|[\\\u0000-\u0020\u007f]/;
const isPath = (url: string): boolean => !foreign.test(url);

/** What the call takes; undefined for addresses that are none of the contract's. */
const bodyKindOf = (request: FastifyRequest) => (request.routeOptions.config as { bodyKind?: BodyKind }).bodyKind;

const readBodies = (app: FastifyInstance) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    const body = readJson(String(text));
    if (body === undefined) done(refuse('kernel.malformed'));
    else done(null, body);
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: formLimit }, (request, text, done) => {
    const kind = bodyKindOf(request);
    if (kind !== undefined && kind !== 'form') return done(refuse('kernel.wrong_type'));
    // Where there is no route, the limit of the parser does not hold.
    if (kind === undefined && text.length > formLimit) return done(refuse('kernel.too_large'));
    const fields = readForm(String(text));
    if (fields) done(null, fields);
    else done(refuse('kernel.malformed'));
  });
  // Left unread: `serve-calls.ts` takes it as it comes, for the calls that carry a file.
  app.addContentTypeParser('multipart/form-data', (request, _payload, done) => {
    done(bodyKindOf(request) === 'multipart' ? null : refuse('kernel.wrong_type'));
  });
};

/** What went wrong before a route was reached, as what is said of it. */
export const asTransportRefusal = (error: Trouble): unknown => {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse('kernel.too_large');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refuse('kernel.wrong_type');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return refuse('kernel.malformed');
  return error;
};
