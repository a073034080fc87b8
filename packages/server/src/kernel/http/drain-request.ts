import type { FastifyReply, FastifyRequest } from 'fastify';

const mostBytes = 16 * 1024 * 1024;
const patienceMs = 10_000;

/**
 * Reads on what nobody wants, within bounds, before a refusal is sent: who still writes when the connection closes loses the answer with it and learns nothing.
 * Whatever is left then, the connection ends with the answer.
 */
export const drainRequest = ({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> =>
  new Promise((drained) => {
    if (raw.readableEnded || raw.destroyed) return drained();
    reply.header('connection', 'close');
    let size = 0;
    const done = () => {
      clearTimeout(patience);
      drained();
    };
    const patience = setTimeout(done, patienceMs);
    raw.on('data', (piece: Buffer) => {
      size += piece.length;
      if (size > mostBytes) done();
    });
    for (const over of ['end', 'close', 'error']) raw.on(over, done);
    raw.resume();
  });
