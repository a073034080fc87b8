import cookie from '@fastify/cookie';
import { languageOr } from '@mall/contract/kernel/language.ts';
import { headers } from '@mall/contract/wire/headers.ts';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { logOptions } from '../log.ts';
import { refuse } from '../refusal.ts';
import { answerFailure } from './answer-failure.ts';

const bodyLimit = 4 * 1024 * 1024;

/** The bare server: parsers, limits, and the envelope for everything that goes wrong before a call is reached. */
export const buildFastify = (config: Config): FastifyInstance => {
  const app = fastify({
    logger: logOptions(config) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: config.TRUST_PROXY,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    requestTimeout: 30_000,
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
    answerFailure(reply, asTransportRefusal(error), languageOr(request.headers[headers.language])),
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
};

const asTransportRefusal = (error: Error & { code?: string; statusCode?: number }): unknown => {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse('kernel.too_large');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refuse('kernel.wrong_type');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return refuse('kernel.malformed');
  return error;
};
