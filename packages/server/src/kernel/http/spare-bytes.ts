import { Readable } from 'node:stream';
import type { onSendHookHandler } from 'fastify';

/** Who asks by HEAD gets no bytes: Fastify would read the whole file to its end for him, as fast as it comes. */
export const spareBytes: onSendHookHandler = (request, _reply, payload, done) => {
  if (request.method === 'HEAD' && payload instanceof Readable) payload.destroy();
  done(null, payload);
};
