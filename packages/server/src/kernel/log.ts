import type { FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';

/**
 * Addresses are logged without their query, because queries carry mobile numbers and codes. Whatever else a line comes to say, a path
 * or a database error that quotes a row, no mobile number leaves in it.
 */
export const logOptions = (config: Config): FastifyServerOptions['logger'] =>
  config.LOG_LEVEL === 'silent'
    ? false
    : {
        level: config.LOG_LEVEL,
        serializers: {
          req: (request: { method: string; url: string }) => ({ method: request.method, path: request.url.split('?', 1)[0] }),
          err: (error: Error) => ({ type: error.name, message: withoutValues(error.message), stack: withoutValues(error.stack ?? '') }),
        },
        stream: { write: (line: string) => void process.stdout.write(withoutMobiles(line)) },
      };

/** A statement that failed is told without what it was to write: hashes, tokens, names. */
export const withoutValues = (text: string): string => text.replace(/\nparams: [\s\S]*?(?=\n\s+at |$)/g, '');

/** Not inside a longer number: times and order numbers stay readable. */
export const withoutMobiles = (text: string): string => text.replace(/(?<!\d)1[3-9]\d{9}(?!\d)/g, '1**********');
