import { storeFiguresApi } from '@mall/contract/order/store-figures.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useUnit } from '@mall/kit/words/use-unit.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { useWords } from '../kernel/words.ts';
import { Asked } from './asked.tsx';
import styles from './desk.module.css';

const stockAsk = ask(storeFiguresApi.stock, {});

/** What sells and is nearly gone. */
export function LowStockPanel() {
  const unitOf = useUnit();
  const t = useWords('desk');
  return (
    <Panel
      bordered
      flush
      title={
        <>
          {t('stock')} <span className={`meta ${styles.soft}`}>{t('stock.note')}</span>
        </>
      }
    >
      <Asked question={stockAsk}>
        {(specs) =>
          specs.length === 0 ? (
            <p className={styles.inside}>{t('stock.none')}</p>
          ) : (
            <ul className={styles.rows}>
              {specs.slice(0, 6).map(({ specId, specName, itemNumber, left, unit, sold }) => (
                <li key={specId}>
                  <span className={styles.name}>
                    <span className="ell">{specName}</span>
                    <span className="meta num">{itemNumber}</span>
                  </span>
                  <span className={styles.figures}>
                    <span className={styles.bad}>{t('stock.left', { left, unit: unitOf(unit) })}</span>
                    <span className="meta">{t('stock.sold', { sold })}</span>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Asked>
    </Panel>
  );
}
