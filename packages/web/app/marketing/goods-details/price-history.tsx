import type { AveragePrice } from '@mall/contract/catalogue/goods.api.ts';
import { useAmount } from '@mall/kit/words/use-amount.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { priceText } from './price-text.ts';
import styles from './prices.module.css';

const PriceChart = lazy(() => import('./price-chart.tsx'));

/** The line comes when the reader comes to it; the figures are there from the start, for those who hear the page. */
export function PriceHistory({ average }: { average: AveragePrice }) {
  const t = useWords('marketing/goods-details');
  const amount = useAmount();
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '200px 0px' });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place}>
      <div aria-hidden="true" className={styles.chart}>
        {near && (
          <Suspense>
            <PriceChart history={average.history} name={t('history.average')} />
          </Suspense>
        )}
      </div>
      {/* A table is as wide as its words, hidden or not; what holds it is not. */}
      <div className="sr">
        <table>
          <caption>{t('history.of', { name: average.gcName, unit: average.unit })}</caption>
          <tbody>
            {average.history.map(({ date, price }) => (
              <tr key={date}>
                <th scope="row">{date}</th>
                <td>{amount(priceText(price))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
