import type { GoodsCard as Goods } from '@mall/contract/catalogue/goods-card.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { GoodsCard } from '@mall/ui/goods-card.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { memo } from 'react';
import { useSkin } from '../kernel/skin.ts';
import { useWords } from '../kernel/words.tsx';
import { abroad } from '../shell/link-target.ts';
import { perMetreWords } from './by-length.tsx';
import { formatQuantity } from './goods-words.rules.ts';
import { PriceStep } from './price-step.tsx';

export const goodsAddress = ({ goodsId, specId }: Pick<Goods, 'goodsId' | 'specId'>) => `/goodsDetails?goodsId=${goodsId}&specId=${specId}`;

export const priceOf = ({ activityPrice, specSellPrice }: Pick<Goods, 'activityPrice' | 'specSellPrice'>) => activityPrice ?? specSellPrice;

type MallGoodsCardProps = {
  goods: Goods;
  /** Right below the price: when it is shipped, or how many were sold in a month. */
  tells?: 'lead' | 'sales';
  store?: boolean;
  className?: string | undefined;
};

/** A goods as the mall shows it wherever goods stand in rows. Remembered, because a list grows by pages and keeps its former cards. */
export const MallGoodsCard = memo(function MallGoodsCard({ goods, tells = 'lead', store = false, className }: MallGoodsCardProps) {
  const t = useWords('catalogue');
  const language = useLanguage();
  const isAbroad = useSkin() === 'global';
  const { unit, minOrderQuantity, leadDays, specStorage, monthSales } = goods;
  const lead = leadDays > 0 ? t('goods.lead', { days: leadDays }) : t(specStorage > 0 ? 'goods.inStock' : 'goods.soldOut');
  const facts = [perMetreWords(goods, priceOf(goods), language), goods.attributeLine].filter(Boolean).join(' · ');
  return (
    <GoodsCard
      href={isAbroad ? abroad(goodsAddress(goods)) : goodsAddress(goods)}
      link={RouterLink}
      name={goods.specName}
      whole={language !== 'zh'}
      picture={goods.picture}
      price={priceOf(goods)}
      unit={t('goods.unit', { unit })}
      {...(goods.activityPrice !== undefined && { was: goods.specSellPrice, wasLabel: t('goods.was') })}
      {...(goods.ownFlag === 1 && { ownTag: t('goods.own') })}
      attributes={<PriceStep of={goods}>{facts}</PriceStep>}
      footLeft={t('goods.least', { quantity: formatQuantity(minOrderQuantity, unit, language) })}
      footRight={tells === 'sales' && monthSales > 0 ? t('goods.sales', { quantity: formatQuantity(monthSales, unit, language) }) : lead}
      {...(store && { storeName: goods.storeName })}
      {...(className !== undefined && { className })}
    >
      {goods.groupPrice !== undefined && <Tag tone="amber">{t('goods.group', { price: goods.groupPrice })}</Tag>}
    </GoodsCard>
  );
});
