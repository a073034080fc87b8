import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { goodsDetailsApi } from '@mall/contract/marketing/goods-details.api.ts';
import { readCatalogueBook } from '../catalogue/catalogue-book.queries.ts';
import { cardOfStore, requireStore } from '../catalogue/store.queries.ts';
import { cached } from '../kernel/cached.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { ownBytes } from '../kernel/own-bytes.ts';
import { readerOf, requireGoodsDetails, requireGoodsStem } from './goods-details.queries.ts';
import { readOfferBook } from './goods-offers.queries.ts';

// A crowd before one goods costs one read a second; a price that has just begun or a piece just sold may show that much later.
const mostKeepMs = 1000;
const mostKept = 1500;

/** A goods' page shows coupons and activity prices, so this room serves it. */
export const goodsDetailsRoutes = (app: App, { db, reads, config }: House): void => {
  const keep = config.PAGE_CACHE_SECONDS * 1000;
  const catalogue = cached(keep, () => readCatalogueBook(reads.shared));
  const offers = cached(keep, () => readOfferBook(reads.shared));
  const store = cached(keep, async (language: Language, storeId: Id) =>
    JSON.stringify(cardOfStore(await requireStore(reads.shared, storeId, language))),
  );
  const stem = cached(
    keep,
    async (language: Language, goodsId: Id | undefined, specId: Id | undefined) =>
      requireGoodsStem(reads.shared, { goodsId, specId }, await catalogue(), language),
    { most: mostKept },
  );

  /** As JSON that only lacks its opening: what is said of the reader comes before it. */
  const details = cached(
    Math.min(keep, mostKeepMs),
    async (who: 'guest' | 'member', language: Language, goodsId: Id | undefined, specId: Id | undefined) => {
      const kept = {
        // A spec only leads to its goods, so the specs of one goods share what is kept.
        stem: (query: { goodsId?: Id | undefined; specId?: Id | undefined }) =>
          stem(language, query.goodsId, query.goodsId === undefined ? query.specId : undefined),
        offers,
        store: (storeId: Id) => store(language, storeId),
      };
      const page = await requireGoodsDetails(who === 'guest' ? reads.shared : db, { goodsId, specId }, language, kept, catalogue);
      return ownBytes(`,${page.slice(1)}`);
    },
    { most: mostKept },
  );

  route(app, goodsDetailsApi.details, async ({ actor, query, language }) => {
    const page = await details(actor.kind === 'guest' ? 'guest' : 'member', language, query.goodsId, query.specId);
    return { jsonPieces: [Buffer.from(JSON.stringify(await readerOf(reads.of(actor), actor, query)).slice(0, -1)), page] };
  });
};
