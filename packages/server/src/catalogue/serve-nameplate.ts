import { fallbackLanguage } from '@mall/contract/kernel/language.ts';
import type { FastifyInstance } from 'fastify';
import { cached } from '../kernel/cached.ts';
import type { House } from '../kernel/house.ts';
import { Refusal } from '../kernel/refusal.ts';
import { readCatalogueBook } from './catalogue-book.queries.ts';
import { drawNameplate } from './draw-nameplate.ts';
import { requireGoodsPage } from './goods-page.queries.ts';

const keepMs = 600_000;
const mostDrawn = 500;
const day = 'public, max-age=86400';

/** The nameplate of a spec as a picture, drawn when it is asked for: ten thousand files would say no more. */
export const serveNameplate = ({ db, config }: House, fastify: FastifyInstance): void => {
  const keep = config.PAGE_CACHE_SECONDS === 0 ? 0 : keepMs;
  const book = cached(keep, () => readCatalogueBook(db));

  const plate = cached(
    keep,
    async (specId: string): Promise<string> => {
      const { goods, specs } = await requireGoodsPage(db, { specId }, await book(), fallbackLanguage);
      const shown = specs.find((spec) => spec.id === specId) ?? specs[0];
      const rows = goods.attributes.map(({ names, drives, values }) => ({
        name: names.zh,
        value: (drives && shown.axis[names.zh]) || values.join('、'),
      }));
      return drawNameplate({
        brand: goods.brand.name,
        goods: `${goods.model} ${goods.gcNames?.zh ?? ''}`.trim(),
        rows: [...rows, { name: '执行标准', value: goods.standards[0] ?? '' }].filter(({ value }) => value !== ''),
        itemNumber: shown.itemNumber,
      });
    },
    { most: mostDrawn },
  );

  fastify.get<{ Params: { name: string } }>('/media/nameplate/:name', async (request, reply) => {
    const specId = /^([1-9]\d{0,17})\.svg$/.exec(request.params.name)?.[1];
    if (specId === undefined) return reply.status(404).send();
    try {
      const drawn = await plate(specId);
      return await reply
        .header('content-type', 'image/svg+xml; charset=utf-8')
        .header('cache-control', day)
        // Opened by itself it is a document; it runs nothing and loads nothing.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .send(drawn);
    } catch (error) {
      if (error instanceof Refusal) return reply.status(404).send();
      throw error;
    }
  });
};
