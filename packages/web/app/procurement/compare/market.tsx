import type { ComparedSpec } from '@mall/contract/procurement/compare.api.ts';
import type { ComparedMore } from '@mall/contract/procurement/compare-rows.rules.ts';
import { useWords } from '../../kernel/words.tsx';
import { ParityTable } from '../../marketing/goods-details/parity-table.tsx';
import { PriceHistory } from '../../marketing/goods-details/price-history.tsx';
import styles from './comparison.module.css';

/** The same at other stores, and how each class was priced over the year. */
export function Market({ specs, more }: { specs: readonly ComparedSpec[]; more: readonly ComparedMore[] }) {
  const t = useWords('procurement/compare');
  const classes = [...new Map(specs.map(({ gcId }, at) => [gcId, more[at]?.average])).values()].filter(
    (average) => average != null && average.history.length > 1,
  );
  const offered = specs.flatMap((spec, at) => {
    const offers = more[at]?.parity ?? [];
    return offers.length > 0 ? [{ spec, offers }] : [];
  });
  return (
    <>
      {offered.length > 0 && (
        <section aria-labelledby="parity" className={styles.panel}>
          <h2 id="parity" className={styles.subtitle}>
            {t('parity')}
          </h2>
          {offered.map(({ spec, offers }) => (
            <ParityTable key={spec.specId} goods={spec} offers={offers} title={spec.specName} />
          ))}
        </section>
      )}
      {classes.length > 0 && (
        <section aria-labelledby="history" className={styles.panel}>
          <h2 id="history" className={styles.subtitle}>
            {t('history')}
          </h2>
          <div className={styles.charts}>
            {classes.map(
              (average) =>
                average && (
                  <figure key={average.gcId}>
                    <figcaption>{t('historyOf', { name: average.gcName, unit: average.unit })}</figcaption>
                    <PriceHistory average={average} />
                  </figure>
                ),
            )}
          </div>
        </section>
      )}
    </>
  );
}
