import type { FastifyInstance } from 'fastify';
import { escapeHtml, page } from './page.ts';
import { wantsJson } from './wants-json.ts';

const mostNames = 200;
const namePattern = /^[a-z0-9_.-]{1,253}$/;

/** A name server: what somebody wrote under a name is what the mall reads there. */
export const dnsPart = (fastify: FastifyInstance): void => {
  const records = new Map<string, string>();
  fastify.get<{ Querystring: { name?: unknown } }>('/sandbox/dns', async (request, reply) => {
    const { name } = request.query;
    if (wantsJson(request)) {
      const text = typeof name === 'string' ? records.get(name.toLowerCase()) : undefined;
      return { texts: text === undefined ? [] : [text] };
    }
    const rows = [...records].map(
      ([known, text]) => `<div class="card">${escapeHtml(known)}<div class="meta">TXT ${escapeHtml(text)}</div></div>`,
    );
    const form = `<form method="post" action="/sandbox/dns"><label>名称 <input name="name" size="40" required></label> <label>TXT <input name="text" size="50" required></label> <button>写入</button></form>`;
    return reply
      .type('text/html; charset=utf-8')
      .send(
        page(
          '域名服务器',
          `<div class="card">${form}<div class="meta">把「企业身份平台」页给出的记录写到这里，再回去点「检查」</div></div>${rows.join('')}`,
        ),
      );
  });
  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 4096 }, (_request, text, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    );
    scope.post<{ Body: unknown }>('/sandbox/dns', async (request, reply) => {
      const { name, text } = (request.body ?? {}) as { name?: unknown; text?: unknown };
      const known = String(name ?? '')
        .trim()
        .toLowerCase();
      if (!namePattern.test(known) || typeof text !== 'string' || text.length > 255) return reply.status(400).send({ ok: false });
      if (records.size >= mostNames) records.clear();
      records.set(known, text.trim());
      return wantsJson(request) ? { ok: true } : reply.redirect('/sandbox/dns', 303);
    });
  });
};
