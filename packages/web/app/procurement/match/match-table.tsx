import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { useCallback, useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import styles from './match.module.css';
import { MatchRowView } from './match-row.tsx';
import { countStates, stateOf } from './match-rows.rules.ts';
import type { Matching } from './use-matching.ts';

const tabs = ['all', 'ready', 'confirm', 'bad', 'others'] as const;
type Tab = (typeof tabs)[number];

/** So many rows at a time: two thousand at once would hold a telephone up. */
const atOnce = 50;

type MatchTableProps = { matching: Matching; teaches: boolean; stockFirst: boolean; onStockFirst: (first: boolean) => void };

/** The lines with what was found for each. */
export function MatchTable({ matching, teaches, stockFirst, onStockFirst }: MatchTableProps) {
  const t = useWords('procurement/match');
  const [tab, setTab] = useState<Tab>('all');
  const [most, setMost] = useState(atOnce);
  const { rows, others, change, remove } = matching;
  // The rows are remembered; these stay the same through all renders.
  const changeRow = useCallback<typeof change>((line, next) => change(line, next), [change]);
  const counts: Record<Tab, number> = { all: rows.length, ...countStates(rows), others: others.length };
  const shown = tab === 'all' ? rows : rows.filter((row) => stateOf(row) === tab);
  const ready = rows.filter((row) => stateOf(row) === 'ready');
  const picked = ready.filter((row) => row.isPicked).length;
  const items = tabs
    .filter((id) => id !== 'others' || others.length > 0)
    .map((id) => ({ id, label: t(`tab.${id}`), count: counts[id], hot: (id === 'confirm' || id === 'bad') && counts[id] > 0 }));
  return (
    <section className={styles.results} aria-label={t('result.title')}>
      <Tabs
        items={items}
        value={tab}
        label={t('tab.label')}
        inset
        onChange={(id) => {
          setTab(id);
          setMost(atOnce);
        }}
      />
      {tab === 'others' ? (
        <ul className={styles.others}>
          {others.map((one) => (
            <li key={one.line}>
              <span className={styles.line}>{one.line}</span>
              <span>{one.text}</span>
              <span className="meta">{t(`other.${one.kind}`)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <div className={styles.options}>
            <Checkbox checked={stockFirst} onChange={(event) => onStockFirst(event.target.checked)}>
              {t('stockFirst')}
            </Checkbox>
          </div>
          <table className={styles.table}>
            <caption className="sr">{t('result.title')}</caption>
            <thead>
              <tr>
                <th>
                  <Checkbox
                    aria-label={t('pickAll')}
                    checked={picked > 0 && picked === ready.length}
                    mixed={picked > 0 && picked < ready.length}
                    disabled={ready.length === 0}
                    onChange={(event) => {
                      const isPicked = event.target.checked;
                      matching.changeAll((row) => (stateOf(row) === 'ready' ? { ...row, isPicked } : row));
                    }}
                  />
                </th>
                <th>{t('head.line')}</th>
                <th>{t('head.typed')}</th>
                <th>{t('head.found')}</th>
                <th>{t('head.fit')}</th>
                <th className={styles.right}>{t('head.quantity')}</th>
                <th className={styles.right}>{t('head.price')}</th>
                <th className={styles.right}>{t('head.amount')}</th>
                <th>{t('head.lead')}</th>
                <th>{t('head.acts')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.slice(0, most).map((row) => (
                <MatchRowView key={row.line} row={row} change={changeRow} remove={remove} teaches={teaches} />
              ))}
            </tbody>
          </table>
          {shown.length === 0 && <p className={styles.none}>{t('tab.none')}</p>}
          {shown.length > most && (
            <p className={styles.more}>
              <Button look="quiet" onClick={() => setMost(most + atOnce)}>
                {t('more', { count: shown.length - most })}
              </Button>
            </p>
          )}
        </>
      )}
    </section>
  );
}
