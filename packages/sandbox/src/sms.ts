import type { FastifyInstance } from 'fastify';
import { openInbox } from './inbox.ts';
import { chinaTime, escapeHtml, page } from './page.ts';
import { wantsJson } from './wants-json.ts';

type Sms = { mobile: string; text: string; at: string };

const smsPage = (messages: Sms[], mobile: string) => {
  const filter = `<form><input name="mobile" placeholder="手机号" value="${escapeHtml(mobile)}" aria-label="手机号"> <button>筛选</button></form>`;
  const cards = messages.map(
    (sms) =>
      `<div class="card"><div class="meta">${escapeHtml(sms.mobile)} · ${escapeHtml(sms.at)}</div><div>${escapeHtml(sms.text)}</div></div>`,
  );
  return page('短信收件箱', filter + (cards.join('') || '<div class="card">还没有短信。</div>'));
};

/** The telecom operator: takes what the SMS gateway sends and shows it. */
export const smsPart = (fastify: FastifyInstance): void => {
  const inbox = openInbox<Sms>();

  fastify.post<{ Body: { mobile?: unknown; text?: unknown } | undefined }>('/sandbox/sms', async (request, reply) => {
    const { mobile, text } = request.body ?? {};
    if (typeof mobile !== 'string' || typeof text !== 'string' || mobile.length > 20 || text.length > 1000)
      return reply.status(400).send({ ok: false });
    inbox.add({ mobile, text, at: chinaTime(new Date()) });
    return { ok: true };
  });

  fastify.get<{ Querystring: { mobile?: unknown } }>('/sandbox/sms', async (request, reply) => {
    const mobile = typeof request.query.mobile === 'string' ? request.query.mobile : '';
    const messages = inbox.list((sms) => mobile === '' || sms.mobile === mobile);
    if (wantsJson(request)) return messages;
    return reply.type('text/html; charset=utf-8').send(smsPage(messages, mobile));
  });
};
