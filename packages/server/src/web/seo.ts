import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { cached } from '../kernel/cached.ts';
import type { House } from '../kernel/house.ts';
import { buildSitemapIndex, buildSitemapPart } from './sitemap.ts';

const hour = 3_600_000;
const unpack = promisify(gunzip);

/** Nobody's business but the visitor's own, or endless lists of the same goods. */
const closed = [
  '/api/ /docs /sandbox /personalCenterBase /procurementManagement /login /register /forgotPassword /resetPasswords /bindPhone /revise',
  '/shoppingCar /MyShoppingCart /fillOrder /toPay /wechatPay /paySuccess /paymentSuccess /paymentFailure /finishPay /order',
  '/MyOrder /MyAddress /AddAddress /decopt /searchGoodsResult?*& /searchGoodsResult1 /searchShopResult /searchCoupons /newInquiry /problemFeedbackIndex',
].flatMap((line) => line.split(' '));

const asXml = (reply: FastifyReply) =>
  reply.header('content-type', 'application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600');

/** What search engines ask for before they read pages: where they may go, and which addresses there are. */
export const serveSeo = (house: House, fastify: FastifyInstance, isBuilt: (path: string) => boolean = () => true): void => {
  const { pool } = house.reads.shared;
  const siteUrl = house.config.siteUrl.replace(/\/$/, '');
  const keep = house.config.PAGE_CACHE_SECONDS === 0 ? 0 : hour;
  const index = cached(keep, () => buildSitemapIndex(pool, siteUrl));
  const part = cached(keep, (name: string) => buildSitemapPart(pool, siteUrl, name, isBuilt));

  fastify.get('/robots.txt', (_request, reply) =>
    reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${siteUrl}/sitemap.xml\n`),
  );

  fastify.get('/sitemap.xml', async (_request, reply) => asXml(reply).send(await index()));

  fastify.get<{ Params: { name: string } }>('/sitemap-:name.xml', async (request, reply) => {
    const { name } = request.params;
    // Only what the index names: any number would be a part to build and to keep.
    if (!(await index()).includes(`/sitemap-${name}.xml<`)) return reply.status(404).send();
    const packed = await part(name);
    if (!packed) return reply.status(404).send();
    asXml(reply).header('vary', 'accept-encoding');
    if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.header('content-encoding', 'gzip').send(packed);
    return reply.send(await unpack(packed));
  });
};
