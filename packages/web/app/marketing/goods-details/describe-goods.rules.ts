import type { GoodsDetails } from '@mall/contract/marketing/goods-details.api.ts';
import { unitPrice } from './matrix.rules.ts';
import { priceText } from './price-text.ts';

type Crumb = { label: string; href?: string };

/** Like /media/… on the mall itself: others need the whole address. */
const whole = (origin: string, path: string): string => (path.startsWith('/') ? origin + path : path);

/** What search engines read: the goods with its price, whether it can be had, and what buyers think. */
export const goodsData = (details: GoodsDetails, origin: string, address: string) => {
  const { goodsDetailsVO: goods, storeCard } = details;
  const { goodsVO } = goods;
  const stars = goods.reviewCount === 0 ? 0 : (goods.positiveCount * 5 + goods.neutralCount * 3 + goods.negativeCount) / goods.reviewCount;
  return {
    '@type': 'Product',
    name: goods.specName,
    sku: goods.itemNumber,
    mpn: goodsVO.model || undefined,
    image: goodsVO.pictures.map((picture) => whole(origin, picture)),
    description: describeGoods(details),
    brand: { '@type': 'Brand', name: goodsVO.brandName },
    category: [goodsVO.firstGcName, goodsVO.secondGcName, goodsVO.gcName].join(' > '),
    offers: {
      '@type': 'Offer',
      url: origin + address,
      priceCurrency: 'CNY',
      price: unitPrice(goods),
      availability: `https://schema.org/${goods.specStorage > 0 ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: storeCard.companyName },
    },
    ...(goods.reviewCount > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: stars.toFixed(1), reviewCount: goods.reviewCount },
    }),
  };
};

export const crumbsData = (crumbs: readonly Crumb[], origin: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: label,
    ...(href !== undefined && { item: origin + href }),
  })),
});

/** One plain sentence of figures; it holds in any language because it says little but figures. */
export const describeGoods = ({ goodsDetailsVO: goods, storeCard }: GoodsDetails): string => {
  const { goodsVO } = goods;
  const attributes = goodsVO.attributes.slice(0, 4).map(({ name, value }) => `${name} ${value}`);
  return [goods.specName, ...attributes, `${priceText(unitPrice(goods))}/${goods.unit}`, storeCard.name].join(' · ').slice(0, 200);
};
