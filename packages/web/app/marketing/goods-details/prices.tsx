import type { AveragePrice, ParityOffer } from '@mall/contract/catalogue/goods.api.ts';
import type { GoodsDetailsVO } from '@mall/contract/marketing/goods-details.api.ts';
import { useAmount } from '@mall/kit/words/use-amount.ts';
import { formatPrice } from '@mall/ui/price.rules.ts';
import { Price } from '@mall/ui/price.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { useWords } from '../../kernel/words.tsx';
import { ParityTable } from './parity-table.tsx';
import { PriceHistory } from './price-history.tsx';
import styles from './prices.module.css';
import section from './sections.module.css';

type PricesProps = { goods: GoodsDetailsVO; average: AveragePrice | null; parity: readonly ParityOffer[] };

/** How the price stands: to its class over the months, and to the same goods elsewhere. */
export function Prices({ goods, average, parity }: PricesProps) {
  const t = useWords('marketing/goods-details');
  const amount = useAmount();
  const history = average?.history ?? [];
  if (history.length < 2 && parity.length === 0) return null;
  const [lowest] = parity;
  return (
    <section id="prices" className={section.section}>
      {average && history.length > 1 && (
        <>
          <h2>
            {t('history.title')} <span className="meta">{t('history.of', { name: average.gcName, unit: average.unit })}</span>
          </h2>
          <div className={styles.history}>
            <PriceHistory average={average} />
            <dl>
              <div>
                <dt>{t('history.average')}</dt>
                <dd>
                  <Price value={average.averagePrice} />
                </dd>
              </div>
              <div>
                <dt>{t('history.year')}</dt>
                <dd className="num">{amount(formatPrice(mean(history.map(({ price }) => Number(price))), '¥'))}</dd>
              </div>
              {lowest && (
                <div>
                  <dt>{t('history.lowest')}</dt>
                  <dd className="num">
                    {amount(formatPrice(lowest.specSellPrice, '¥'))}{' '}
                    {Number(lowest.difference) >= 0 && <Tag tone="ok">{t('history.best')}</Tag>}
                  </dd>
                </div>
              )}
            </dl>
          </div>
        </>
      )}
      {parity.length > 0 && <ParityTable goods={goods} offers={parity} />}
    </section>
  );
}

const mean = (prices: readonly number[]): string => (prices.reduce((sum, price) => sum + price, 0) / prices.length).toFixed(2);
