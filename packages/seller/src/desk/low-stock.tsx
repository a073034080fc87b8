import { storeFiguresApi } from '@mall/contract/order/store-figures.api.ts';
import { useRights } from '@mall/counter/frame/who.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useUnit } from '@mall/kit/words/use-unit.ts';
import { Button } from '@mall/ui/button.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { useWords } from '../kernel/words.ts';
import { Asked } from './asked.tsx';
import styles from './desk.module.css';

const stockAsk = ask(storeFiguresApi.stock, {});

/** What sells and is nearly gone. */
export function LowStockPanel() {
  const unitOf = useUnit();
  const t = useWords('desk');
  const keeps = useRights()?.has('seller:goods:manage') === true;
  return (
    <Panel
      bordered
      flush
      extra={
        keeps && (
          <Button look="text" size="s" href="/stock?tab=low" as={RouterLink}>
            {t('stock.all')}
          </Button>
        )
      }
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
                    {keeps ? (
                      <RouterLink href={`/stock?word=${encodeURIComponent(itemNumber)}`} className="link ell">
                        {specName}
                      </RouterLink>
                    ) : (
                      <span className="ell">{specName}</span>
                    )}
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
