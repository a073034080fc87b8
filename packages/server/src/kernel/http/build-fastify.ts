import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { logOptions } from '../log.ts';
import { refuse } from '../refusal.ts';
import { answerFailure } from './answer-failure.ts';
import { requestLanguage } from './request-language.ts';

const bodyLimit = 4 * 1024 * 1024;

/** The bare server: parsers, limits, and the envelope for everything that goes wrong before a call is reached. */
export const buildFastify = (config: Config): FastifyInstance => {
  const app = fastify({
    logger: logOptions(config) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: config.TRUST_PROXY,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    // A file of 50 MB over a thin line; the browser gives up after the same time. Heads still have to come at once.
    requestTimeout: 180_000,
    http: { headersTimeout: 30_000 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  app.register(cookie);
  readBodies(app);
  app.addHook('onSend', async (_request, reply) => {
    reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .header('x-frame-options', 'SAMEORIGIN');
  });
  app.setErrorHandler((error: Error & { code?: string; statusCode?: number }, request, reply) =>
    answerFailure(reply, asTransportRefusal(error), requestLanguage(request)),
  );
  return app;
};

const readBodies = (app: FastifyInstance) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      done(null, JSON.parse(String(text)));
    } catch {
      done(refuse('kernel.malformed'));
    }
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(text))));
  });
  // Left unread: `serve-calls.ts` takes it as it comes, for the calls that carry a file.
  app.addContentTypeParser('multipart/form-data', (request, _payload, done) => {
    const { multipart } = request.routeOptions.config as { multipart?: boolean };
    done(multipart ? null : refuse('kernel.wrong_type'));
  });
};

const asTransportRefusal = (error: Error & { code?: string; statusCode?: number }): unknown => {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse('kernel.too_large');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refuse('kernel.wrong_type');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return refuse('kernel.malformed');
  return error;
};
