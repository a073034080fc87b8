import type { FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';

/** Addresses are logged without their query, because queries carry mobile numbers and codes. */
export const logOptions = (config: Config): FastifyServerOptions['logger'] =>
  config.LOG_LEVEL === 'silent'
    ? false
    : {
        level: config.LOG_LEVEL,
        serializers: {
          req: (request: { method: string; url: string }) => ({ method: request.method, path: request.url.split('?', 1)[0] }),
          err: (error: Error) => ({ type: error.name, message: withoutMobiles(error.message), stack: withoutMobiles(error.stack ?? '') }),
        },
      };

/** A database error may quote a row. */
export const withoutMobiles = (text: string): string => text.replace(/1[3-9]\d{9}/g, '1**********');
