import type { GoodsDetails, GoodsDetailsVO } from '@mall/contract/marketing/goods-details.api.ts';
import { formatPrice } from '@mall/ui/price.rules.ts';
import { Price } from '@mall/ui/price.tsx';
import { Was } from '@mall/ui/was.tsx';
import { PerMetre } from '../../catalogue/by-length.tsx';
import { priceBeforeTax } from '../../catalogue/goods-words.rules.ts';
import { useWords } from '../../kernel/words.tsx';
import type { Strip } from './activity.rules.ts';
import styles from './facts.module.css';
import type { Step } from './matrix.rules.ts';
import { PriceLadder } from './price-ladder.tsx';

type PriceBoxProps = {
  goods: GoodsDetailsVO;
  strip: Strip | undefined;
  ladder: readonly Step[];
  /** What the reader's company has agreed on for this spec. */
  agreed: NonNullable<GoodsDetails['agreedPrices']>[number] | undefined;
  /** How many are filled in. */
  num: number;
};

/** What it costs, with tax and without; an activity that is still to come is told beside the price that holds. */
export function PriceBox({ goods, strip, ladder, num, agreed }: PriceBoxProps) {
  const t = useWords('marketing/goods-details');
  const { unit, taxRate, specSellPrice, taxOutPrice, activityPrice, marketPrice } = goods;
  const was = activityPrice === undefined ? marketPrice : specSellPrice;
  const coming = strip && !strip.running ? strip.activity.activityPrice : undefined;
  return (
    <dl className={`${styles.lines} ${styles.price}`} data-plain={strip ? undefined : true}>
      <dt>{t(activityPrice === undefined ? 'price.label' : 'price.activity')}</dt>
      <dd>
        <Price value={activityPrice ?? specSellPrice} size="l" />
        <span className="unit">{t('price.unit', { unit })}</span>
        <PerMetre of={goods} price={activityPrice ?? specSellPrice} />
        {was !== undefined && <Was value={was} label={t(activityPrice === undefined ? 'price.market' : 'price.was')} />}
        <span className="meta">
          {t('price.beforeTax', {
            price: formatPrice(activityPrice === undefined ? taxOutPrice : priceBeforeTax(activityPrice, taxRate), ''),
          })}
          {'　'}
          {t('price.taxRate', { rate: taxRate })}
        </span>
      </dd>
      {agreed && (
        <>
          <dt>{t(agreed.contractSn === '' ? 'price.own' : 'price.agreed')}</dt>
          <dd>
            <Price value={agreed.price} size="s" />
            <span className="unit">{t('price.unit', { unit })}</span>{' '}
            <span className="meta">
              {agreed.contractSn === ''
                ? t('price.ownText')
                : t('price.agreedLeft', { contract: agreed.contractSn, quantity: `${agreed.left.toLocaleString('en-US')} ${unit}` })}
            </span>
          </dd>
        </>
      )}
      {ladder.length > 1 && (
        <>
          <dt>{t('price.steps')}</dt>
          <dd>
            <PriceLadder steps={ladder} num={num} unit={unit} specId={goods.id} />
          </dd>
        </>
      )}
      {coming !== undefined && (
        <>
          <dt>{t('price.coming')}</dt>
          <dd>
            <Price value={coming} size="s" />
          </dd>
        </>
      )}
    </dl>
  );
}
