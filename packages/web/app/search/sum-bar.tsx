import { useFigure } from '@mall/kit/words/use-figure.ts';
import { Button } from '@mall/ui/button.tsx';
import { formatPrice } from '@mall/ui/price.rules.ts';
import { Price } from '@mall/ui/price.tsx';
import { useWords } from '../kernel/words.tsx';
import { sumLines } from './buy.rules.ts';
import styles from './sum-bar.module.css';

export type Filled = {
  readonly specId: string;
  readonly name: string;
  readonly price: string;
  readonly taxRate: number;
  readonly num: number;
};
type SumBarProps = { lines: readonly Filled[]; busy: boolean; onClear: () => void; onAdd: () => void };

/** Stays in sight while one fills the lines: what they come to, and the one press that buys them all. */
export function SumBar({ lines, busy, onClear, onAdd }: SumBarProps) {
  const t = useWords('search');
  const figure = useFigure();
  const { total, beforeTax } = sumLines(lines);
  return (
    <section aria-label={t('sum.label')} className={styles.bar}>
      <div className={styles.what}>
        {lines.length === 0 ? (
          <p className={styles.hint}>{t('sum.none')}</p>
        ) : (
          <>
            <p className={styles.rows}>{t('sum.rows', { count: lines.length })}</p>
            <p className={`${styles.names} ell no-phone`}>{lines.map(({ name, num }) => `${name} ×${figure(num)}`).join('，')}</p>
          </>
        )}
      </div>
      {lines.length > 0 && (
        <Button look="text" size="s" onClick={onClear} disabled={busy} className="no-phone">
          {t('sum.clear')}
        </Button>
      )}
      <p className={styles.sum} aria-live="polite">
        <Price value={total} />
        <span className={`${styles.tax} no-phone`}>{t('sum.beforeTax', { price: formatPrice(beforeTax, '¥') })}</span>
        <span className={`${styles.tax} only-phone`}>{t('sum.tax')}</span>
      </p>
      <Button size="l" busy={busy} disabled={lines.length === 0} onClick={onAdd} className={styles.add ?? ''}>
        {t('sum.add')}
      </Button>
    </section>
  );
}
