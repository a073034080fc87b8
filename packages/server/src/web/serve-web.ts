import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { type Language, languageOr, localeOf } from '@mall/contract/kernel/language.ts';
import { cookieNames, tokenCookies } from '@mall/contract/wire/cookies.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RouterContextProvider } from 'react-router';
import { addressLimit } from '../kernel/address-limit.ts';
import type { House } from '../kernel/house.ts';
import { answerFailure, asRefusal } from '../kernel/http/answer-failure.ts';
import { policyHeader } from '../kernel/http/content-policy.ts';
import { plainAnswer } from '../kernel/http/json-answer.ts';
import { onlyLooks } from '../kernel/http/read-again.ts';
import { requestLanguage } from '../kernel/http/request-language.ts';
import { type App, runnerKey } from '../kernel/http/route.ts';
import { pageVisitor, type Visitor } from '../kernel/http/visitor.ts';
import { Refusal, refusalEnvelope, refuse } from '../kernel/refusal.ts';
import type { Rendering, Web } from './load-web.ts';
import { createPageCache, type FreshPage, htmlOf, type StoredPage } from './page-cache.ts';
import { createPagePolicy } from './page-policy.ts';
import { serveManifest } from './serve-manifest.ts';

/** A longer query is nobody's bookmark; its page is rendered and not kept. */
const longestKept = 500;
/** Rendering takes the one thread that all share, and an address with a new query is a new page. */
const renderedMs = 10_000;
const fontsAndScripts = 'public, max-age=31536000, immutable';

/** Pages of the storefront: built files as they are, everything else rendered. */
export const serveWeb = (house: House, app: App, web: Web): void => {
  const site = new URL(house.config.siteUrl);
  const policy = createPagePolicy(house.config);
  const cache = createPageCache(house.config.PAGE_CACHE_SECONDS, policy);
  // A page that was rendered under another name, or with another telephone, is not shown for another ten seconds.
  house.settings.onChange(cache.clear);
  house.pages.onChange(cache.clear);

  app.fastify.register(fastifyStatic, {
    root: `${web.assets}/assets`,
    prefix: '/assets/',
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (response) => response.header('cache-control', fontsAndScripts),
  });

  const limitPages = addressLimit(house.config.PAGES_PER_ADDRESS, renderedMs);
  serveManifest(app, {
    handle: web.handle,
    urlOf: (request) => pageUrl(site, request),
    limit: addressLimit(house.config.PAGES_PER_ADDRESS, renderedMs),
  });

  const render = async (request: FastifyRequest, url: URL, visitor: Visitor): Promise<FreshPage> => {
    limitPages(request.ip);
    const context = new RouterContextProvider();
    const nonce = randomBytes(16).toString('base64');
    const chosen = languageOr(request.cookies[cookieNames.language]);
    const report = (error: unknown) => {
      if (!(error instanceof Refusal)) request.log.error({ err: error }, 'page failed');
    };
    context.set(web.entry.renderingContext, {
      ...renderingFor(house, app, visitor, chosen, request.cookies[tokenCookies.mall] !== undefined),
      nonce,
      report,
    });
    const answer = await web.handle(new Request(url, { headers: { 'user-agent': request.headers['user-agent'] ?? '' } }), context);
    return { path: url.pathname, status: answer.status, headers: Object.fromEntries(answer.headers), html: await answer.text(), nonce };
  };

  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const chosen = languageOr(request.cookies[cookieNames.language]);
    // What is kept stands under addresses as they are after parsing; who asks for one letter by letter, as nobody, needs no more thought.
    const kept = request.cookies[tokenCookies.mall] === undefined ? cache.peek(`${chosen} ${request.url}`) : undefined;
    if (kept) return sendStored(request, reply, await kept);
    const url = pageUrl(site, request);
    web.entry.holdLanguage(house.config.LANGUAGE_PAGES === 'all');
    const language = web.entry.pageLanguage(url, chosen);
    // Who keeps the pages sees his draft by the sign of the operations' site; in the mall he may be nobody.
    const preview = web.entry.findRow(url.pathname).path === '/decopt' && request.cookies[tokenCookies.operations] !== undefined;
    const visitor = await app.readAgain(() =>
      pageVisitor(house, request, language, preview ? { tokenCookie: tokenCookies.operations, unattended: true } : {}),
    );
    const guestPage = visitor.actor.kind === 'guest' && web.entry.findRow(url.pathname).access === 'public';
    if (!guestPage || house.config.PAGE_CACHE_SECONDS === 0 || url.search.length > longestKept) {
      const page = await render(request, url, visitor);
      return sendFresh(request, reply.headers(policy(page.path, `'nonce-${page.nonce}'`)), page);
    }
    // By the choice and not by the page's language: a Chinese page, too, carries the choice for the pages that follow.
    const page = await cache.read(`${chosen} ${url.pathname}${url.search}`, () => render(request, url, visitor));
    return sendStored(request, reply, page);
  };

  app.fastify.setNotFoundHandler(async (request, reply) => {
    const isCall =
      request.url.startsWith(`${house.config.API_BASE}/`) || request.url.startsWith('/assets/') || request.url.startsWith('/media/');
    if (isCall || !['GET', 'HEAD'].includes(request.method))
      return answerFailure(reply, refuse('kernel.unknown_call'), requestLanguage(request));
    try {
      return await answerPage(request, reply);
    } catch (error) {
      if (error instanceof Refusal) return answerFailure(reply, error, requestLanguage(request));
      const language = languageOr(request.cookies[cookieNames.language]);
      const { code, msg } = refusalEnvelope(asRefusal(reply, error), language);
      if (code === 503) reply.header('retry-after', '3');
      return reply
        .status(code)
        .header('content-type', 'text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header(policyHeader, lastPolicy)
        .send(lastResort(house.config.SITE_NAME, language, msg));
    }
  });
};

/**
 * The host of a request is anybody's word; pages are rendered for the address the mall is configured with. A path that only becomes
 * another host's when it is parsed (`/.//evil.example`) is nobody's: it would stand in the links of a page that is kept for others.
 */
const pageUrl = (site: URL, request: FastifyRequest): URL => {
  const url = URL.parse(request.url, site.href);
  if (url?.origin !== site.origin || url.pathname.startsWith('//')) throw refuse('kernel.malformed');
  return url;
};

const renderingFor = (
  house: House,
  app: App,
  visitor: Visitor,
  chosenLanguage: Rendering['chosenLanguage'],
  holdsToken: boolean,
): Omit<Rendering, 'nonce' | 'report'> => ({
  chosenLanguage,
  publicKey: house.crypto.publicKeyHex,
  channelZone: house.config.CHANNEL_ZONE,
  mark: house.config.SITE_MARK,
  signedIn: holdsToken && visitor.actor.kind !== 'guest',
  isEnterprise: visitor.actor.kind === 'buyer' && visitor.actor.companyId !== undefined,
  call: async (call, request) => {
    const runner = app.runners.get(runnerKey(call));
    if (!runner) throw new Error(`no such call: ${runnerKey(call)}`);
    const {
      params = {},
      query = {},
      body,
    } = (request ?? {}) as { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };
    const asked = () => runner.run(visitor, { params, query, body });
    return plainAnswer(await (onlyLooks(runner.call) ? app.readAgain(asked) : asked()));
  },
});

const takesGzip = (request: FastifyRequest): boolean => /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');

const compress = promisify(gzip);

/** A member's page is sent once, so it is pressed lightly: the first level takes off most of what the ninth would, for a fifth of its time. */
const sendFresh = async (request: FastifyRequest, reply: FastifyReply, page: FreshPage) => {
  reply.status(page.status).headers(page.headers).header('cache-control', 'no-store').header('vary', 'accept-encoding, cookie');
  if (!takesGzip(request)) return reply.send(page.html);
  return reply.header('content-encoding', 'gzip').send(await compress(page.html, { level: 1 }));
};

const sendStored = async (request: FastifyRequest, reply: FastifyReply, page: StoredPage) => {
  reply.status(page.status).headers(page.headers);
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  if (takesGzip(request)) return reply.header('content-encoding', 'gzip').send(page.gzipped);
  return reply.send(await htmlOf(page));
};

const lastPolicy = "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'";
/** Where not even the page of errors can be drawn: what is wrong in the reader's words, and the way home. */
const lastResort = (name: string, language: Language, text: string) =>
  `<!doctype html><html lang="${localeOf[language]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><body style="font:16px/1.6 sans-serif;text-align:center;padding:15vh 16px"><p>${text}</p><p><a href="/">${name}</a></p></body></html>`;
