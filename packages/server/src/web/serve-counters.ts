import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { counterSiteNames } from '@mall/contract/account/counter.rules.ts';
import { projectRoot } from '../kernel/config.ts';
import { hashesBetween, policyHeader, writePolicy } from '../kernel/http/content-policy.ts';
import type { App } from '../kernel/http/route.ts';

const unchanging = 'public, max-age=31536000, immutable';

/** Nobody shows these sites inside his own, and they load nothing from elsewhere. */
const policyOf = (html: string): string =>
  writePolicy({
    'default-src': "'none'",
    'script-src': `'self' ${hashesBetween(html, 'script')}`,
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'media-src': "'self' blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'self' blob:",
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
  });

/** The sellers' and the operations' site: one page each, whose screens stand behind its hash. What is not built is not served. */
export const serveCounters = (app: App): void => {
  for (const site of counterSiteNames) {
    const folder = join(projectRoot, 'packages', site, 'build');
    const page = join(folder, 'index.html');
    if (!existsSync(page)) continue;
    const html = readFileSync(page, 'utf8');
    const policy = policyOf(html);
    app.fastify.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: `/${site}/assets/`,
      preCompressed: true,
      cacheControl: false,
      decorateReply: false,
      setHeaders: (response) => response.header('cache-control', unchanging),
    });
    app.fastify.get(`/${site}`, (_, reply) => reply.redirect(`/${site}/`, 308));
    app.fastify.get(`/${site}/`, (_, reply) =>
      reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header(policyHeader, policy)
        .header('x-frame-options', 'DENY')
        .send(html),
    );
  }
};
