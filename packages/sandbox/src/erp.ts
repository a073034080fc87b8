import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type ErpMode, erpModes, erpPage, type Heard } from './erp-pages.ts';
import { openJournal } from './journal.ts';
import { wantsJson } from './wants-json.ts';

export type ErpDoor = {
  /** The secrets of those who have it for their system. */
  secrets: () => Promise<readonly string[]>;
  folder?: string;
};

/** As the mall's reference says: the number of the event, the time and the hash of the body, each on its line. */
const isSigned = (secret: string, headers: Readonly<Record<string, unknown>>, body: string): boolean => {
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const text = [headers['x-mall-event'], headers['x-mall-time'], bodyHash].join('\n');
  const given = Buffer.from(String(headers['x-mall-signature'] ?? ''), 'hex');
  const right = createHmac('sha256', secret).update(text).digest();
  return given.length === right.length && timingSafeEqual(given, right);
};

/** The own system of a company: takes the news that the mall sends to it, once for each number, and shows what came. */
export const erpPart = (fastify: FastifyInstance, { secrets, folder }: ErpDoor): void => {
  const journal = openJournal<Heard>(folder, 'erp.jsonl', ({ id }) => id);
  let mode: ErpMode = 'normal';

  // Signatures cover the bytes as they came, so this part reads its bodies itself.
  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/json', 'application/x-www-form-urlencoded'],
      { parseAs: 'string', bodyLimit: 64 * 1024 },
      (_request, text, done) => void done(null, text),
    );
    scope.post<{ Body: string | undefined }>('/sandbox/erp/hook', async (request, reply) => {
      if (mode === 'down') return reply.status(503).send({ ok: false });
      const body = request.body ?? '';
      const known = await secrets();
      if (!known.some((secret) => isSigned(secret, request.headers, body))) return reply.status(403).send({ ok: false });
      const { id, topic, subject, at, data } = JSON.parse(body) as Omit<Heard, 'arrivedAt' | 'times'>;
      const before = journal.find(id);
      journal.keep({ id, topic, subject, at, data, arrivedAt: before?.arrivedAt ?? Date.now(), times: (before?.times ?? 0) + 1 });
      return { ok: true };
    });
    scope.get('/sandbox/erp', async (request, reply) =>
      wantsJson(request) ? { mode, heard: journal.list() } : reply.type('text/html; charset=utf-8').send(erpPage(journal.list(), mode)),
    );
    scope.post<{ Body: string | undefined }>('/sandbox/erp/mode', async (request, reply) => {
      const wanted = new URLSearchParams((request.body ?? '').slice(0, 200)).get('mode') as ErpMode;
      if (!erpModes.includes(wanted)) return reply.status(400).send({ ok: false });
      mode = wanted;
      return wantsJson(request) ? { mode } : reply.redirect('/sandbox/erp', 303);
    });
  });
};
