import type { FastifyReply } from 'fastify';
import type { House } from '../kernel/house.ts';
import { policyHeader, writePolicy } from '../kernel/http/content-policy.ts';
import type { App } from '../kernel/http/route.ts';
import { findBackPage, type Page } from './back-page.ts';
import { escapeXml } from './write-xml.ts';

export const backPath = '/punchout/back';

/** A page of its own: what it sends goes elsewhere, which no page of the mall may. */
export const sendPage = (reply: FastifyReply, { html, policy }: Page, status = 200) =>
  reply
    .status(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header(policyHeader, policy)
    .send(html);

/** What somebody reads who came by a form of his purchasing system and is not let in. */
export const wordsPage = (zh: string, en: string): Page => ({
  html: `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>采购系统对接</title><body style="font:16px/1.6 sans-serif;margin:20vh auto;max-width:32rem;padding:0 1rem;text-align:center"><h1 style="font-size:1.25rem">${escapeXml(zh)}</h1><p lang="en">${escapeXml(en)}</p></body></html>`,
  policy: writePolicy({ 'default-src': "'none'", 'style-src': "'unsafe-inline'", 'frame-ancestors': "'none'" }),
});

export const serveBack = ({ db, config }: House, { fastify }: App): void => {
  fastify.get(backPath, async (request, reply) => {
    const { key } = request.query as { key?: unknown };
    const page = typeof key === 'string' && /^[\w-]{43}$/.test(key) ? await findBackPage(db, key, config.siteUrl) : undefined;
    if (page) return sendPage(reply, page);
    return sendPage(
      reply,
      wordsPage('返回链接已失效，请回到采购系统重新进入', 'This way back has expired; please come again from your purchasing system'),
      410,
    );
  });
};
