import type { FastifyInstance } from 'fastify';
import { openInbox } from './inbox.ts';
import { chinaTime, escapeHtml, page } from './page.ts';
import { wantsJson } from './wants-json.ts';

type Mail = { to: string; subject: string; html: string; at: string };

/** A mail is somebody else's HTML: its frame runs no script and its links open outside. */
const frame = (html: string) =>
  `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="邮件正文" srcdoc="${escapeHtml(`<base target="_blank">${html}`)}"></iframe>`;

const mailPage = (messages: Mail[], to: string) => {
  const filter = `<form><input name="to" placeholder="邮箱" value="${escapeHtml(to)}" aria-label="邮箱"> <button>筛选</button></form>`;
  const cards = messages.map(
    (mail) =>
      `<div class="card"><div class="meta">${escapeHtml(mail.to)} · ${escapeHtml(mail.at)}</div><strong>${escapeHtml(mail.subject)}</strong>${frame(mail.html)}</div>`,
  );
  return page('邮件收件箱', filter + (cards.join('') || '<div class="card">还没有邮件。</div>'));
};

/** The mail provider: takes what the mail gateway sends and shows it. */
export const mailPart = (fastify: FastifyInstance): void => {
  const inbox = openInbox<Mail>();

  fastify.post<{ Body: { to?: unknown; subject?: unknown; html?: unknown } | undefined }>('/sandbox/mail', async (request, reply) => {
    const { to, subject, html } = request.body ?? {};
    if (typeof to !== 'string' || typeof subject !== 'string' || typeof html !== 'string' || to.length > 254)
      return reply.status(400).send({ ok: false });
    inbox.add({ to, subject, html, at: chinaTime(new Date()) });
    return { ok: true };
  });

  fastify.get<{ Querystring: { to?: unknown } }>('/sandbox/mail', async (request, reply) => {
    const to = typeof request.query.to === 'string' ? request.query.to : '';
    const messages = inbox.list((mail) => to === '' || mail.to === to);
    if (wantsJson(request)) return messages;
    return reply.type('text/html; charset=utf-8').send(mailPage(messages, to));
  });
};
