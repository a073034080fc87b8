import type { GoodsCard as GoodsFields } from '@mall/contract/catalogue/goods-card.api.ts';
import type { SearchedGoods } from '@mall/contract/search/search.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { GoodsCard } from '@mall/ui/goods-card.tsx';
import { HeartIcon } from '@mall/ui/icons/heart-icon.tsx';
import { formatPrice } from '@mall/ui/price.rules.ts';
import { Stepper } from '@mall/ui/stepper.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { memo, useState } from 'react';
import { perMetreWords } from '../catalogue/by-length.tsx';
import { formatQuantity, priceBeforeTax } from '../catalogue/goods-words.rules.ts';
import { goodsAddress, priceOf } from '../catalogue/mall-goods-card.tsx';
import { PriceStep } from '../catalogue/price-step.tsx';
import { useWords } from '../kernel/words.tsx';
import { CompareTick } from '../shell/compare/compare-tick.tsx';
import { lineLimits } from './buy.rules.ts';
import styles from './goods-cells.module.css';
import { InquireButton } from './inquire-button.tsx';
import { useStepperWords } from './use-stepper-words.ts';

/** A card of a search also knows how many of its specs fit. */
type Goods = GoodsFields & Partial<Pick<SearchedGoods, 'matchCount' | 'specCount'>>;

const longPrice = 1000;

type FoundGoodsCardProps = {
  goods: Goods;
  /** Pieces that already lie in the basket. */
  inCart: number;
  kept: boolean;
  isGlobal: boolean;
  /** When it arrives where the reader is. */
  arrival: string | undefined;
  priority: boolean;
  onAdd: (goods: Goods, num: number) => Promise<void>;
  onKeep: (goods: Goods) => void;
};

/** A goods in a list, to be bought on the spot. Remembered: a press on one of twenty draws one. */
export const FoundGoodsCard = memo(function FoundGoodsCard(props: FoundGoodsCardProps) {
  const { goods, inCart, kept, isGlobal, arrival, priority, onAdd, onKeep } = props;
  const t = useWords('search');
  const language = useLanguage();
  const { specName: name, unit, leadDays, specStorage, activityPrice } = goods;
  const lead = leadDays > 0 ? t('goods.lead', { days: leadDays }) : t(specStorage > 0 ? 'goods.inStock' : 'goods.soldOut');
  const stock = t('goods.stock', { quantity: formatQuantity(specStorage, unit, language) });
  const beforeTax = t('goods.beforeTax', { price: formatPrice(priceBeforeTax(priceOf(goods), goods.taxRate), '¥') });
  // Beside a long price or in long words it would fall into a second line, and one card would be higher than the next.
  const fits = language === 'zh' && activityPrice === undefined && Number(priceOf(goods)) < longPrice;
  const perMetre = perMetreWords(goods, priceOf(goods), language);
  const facts = [perMetre, !fits && beforeTax, goods.attributeLine].filter(Boolean).join(' · ');
  const { matchCount = 0, specCount = 0 } = goods;
  const matched = specCount > 1 && matchCount < specCount ? t('goods.matched', { count: matchCount, all: specCount }) : undefined;
  const made = leadDays > 0 ? t('goods.made', { days: leadDays }) : t('goods.soldOut');
  return (
    <GoodsCard
      href={goodsAddress(goods) + (isGlobal ? '&isGlobal=1' : '')}
      link={RouterLink}
      lead="price"
      headingLevel={3}
      name={name}
      whole={language !== 'zh'}
      picture={goods.picture}
      priority={priority}
      price={priceOf(goods)}
      unit={t('goods.unit', { unit })}
      {...(fits && { aside: beforeTax })}
      {...(activityPrice !== undefined && { was: goods.specSellPrice, wasLabel: t('goods.was') })}
      className={styles.card ?? ''}
      {...(goods.ownFlag === 1 && { ownTag: t('goods.own') })}
      attributes={<PriceStep of={goods}>{facts}</PriceStep>}
      footLeft={t('goods.least', { quantity: formatQuantity(goods.minOrderQuantity, unit, language) })}
      footRight={specStorage > 0 ? stock : made}
      storeName={goods.storeName}
      storeRight={[matched, arrival].filter(Boolean).join(' · ') || lead}
      {...(inCart > 0 && { inCart: t('goods.inCart', { count: inCart }) })}
      corner={
        <button
          type="button"
          aria-pressed={kept}
          aria-label={t(kept ? 'goods.unkeep' : 'goods.keep', { name })}
          onClick={() => onKeep(goods)}
        >
          <HeartIcon size={16} />
        </button>
      }
      buy={<BuyRow goods={goods} onAdd={onAdd} />}
    >
      {goods.groupPrice !== undefined && <Tag tone="amber">{t('goods.group', { price: goods.groupPrice })}</Tag>}
      <CompareTick goods={{ specId: goods.specId, name, picture: goods.picture, price: priceOf(goods) }} className={styles.tick} />
    </GoodsCard>
  );
});

function BuyRow({ goods, onAdd }: Pick<FoundGoodsCardProps, 'goods' | 'onAdd'>) {
  const t = useWords('search');
  const limits = lineLimits(goods);
  const words = useStepperWords(goods);
  const [num, setNum] = useState(goods.minOrderQuantity);
  const [busy, setBusy] = useState(false);
  if (!limits) {
    return <InquireButton href="/newInquiry" name={goods.specName} />;
  }
  const chosen = num !== limits.min;
  const add = async () => {
    setBusy(true);
    await onAdd(goods, num);
    setBusy(false);
  };
  return (
    <>
      <Stepper value={num} onChange={setNum} {...limits} {...words} filled={chosen} disabled={busy} />
      <Button
        look={chosen ? 'primary' : 'line'}
        size="s"
        busy={busy}
        onClick={() => void add()}
        aria-label={t('goods.addLabel', { name: goods.specName })}
      >
        {t('goods.add')}
      </Button>
    </>
  );
}
