import type { StockRow } from '@mall/contract/catalogue/stock.api.ts';
import type { CardPick } from '@mall/kit/list/listed.ts';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './goods.module.css';

type Props = { row: StockRow; pick: CardPick; head: ReactNode; left: ReactNode; standing: ReactNode; acts: ReactNode };

/** The stock of a spec on a telephone. */
export function StockCard({ row, pick, head, left, standing, acts }: Props) {
  const t = useWords('catalogue');
  const figure = useFigure();
  return (
    <article className={classNames(styles.card, pick.picked && styles.picked)} aria-label={row.specName}>
      <Checkbox
        aria-label={t('book.pick', { name: row.specName })}
        checked={pick.picked}
        onChange={(event) => pick.onPick(event.target.checked)}
      />
      <div className={styles.body}>
        {head}
        <dl className={styles.facts}>
          <div>
            <dt>{t('book.left')}</dt>
            <dd>{left}</dd>
          </div>
          <div>
            <dt>
              {t('book.onHand')} / {t('book.held')}
            </dt>
            <dd className="num">
              {figure(row.onHand)} / {figure(row.held)}
            </dd>
          </div>
        </dl>
        {standing}
        {acts}
      </div>
    </article>
  );
}
