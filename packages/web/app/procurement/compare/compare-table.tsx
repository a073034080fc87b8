import type { ComparedSpec } from '@mall/contract/procurement/compare.api.ts';
import { type CompareRow, comparedPrice } from '@mall/contract/procurement/compare-rows.rules.ts';
import { cellWords, compareGroups, groupNames } from '@mall/contract/procurement/compare-words.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { useWords } from '../../kernel/words.tsx';
import { CompareBuy } from './compare-buy.tsx';
import { ColumnHead, FreeColumn } from './compare-head.tsx';
import { useComparePlace } from './compare-place.ts';
import styles from './compare-table.module.css';

/** Only what a goods is: that a price differs from another is no warning. */
const held: ReadonlySet<string> = new Set(['basic', 'performance']);

type CompareTableProps = { specs: readonly ComparedSpec[]; rows: readonly CompareRow[] /** Columns that are still free. */; room: number };

/** Parameters down, goods across. */
export function CompareTable({ specs, rows, room }: CompareTableProps) {
  const t = useWords('procurement/compare');
  const language = useLanguage();
  const { base, only, differences, bests } = useComparePlace();
  const free = room > 0 && specs.length < 3;
  const basis = Math.max(
    0,
    specs.findIndex(({ specId }) => specId === base),
  );
  const shown = rows.filter(({ differs }) => !only || differs);
  const width = specs.length + 1 + (free ? 1 : 0);
  return (
    // The table is wider than a telephone: it scrolls, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={t('title')} tabIndex={0} className={styles.frame}>
      <table className={styles.table}>
        <caption className="sr">{t('title')}</caption>
        <thead>
          <tr>
            <th scope="col">
              {t('parameter')}
              <span className={styles.small}>{t('basisHint')}</span>
            </th>
            {specs.map((spec, at) => (
              <ColumnHead key={spec.specId} spec={spec} isBase={at === basis} />
            ))}
            {free && <FreeColumn specs={specs} room={room} />}
          </tr>
        </thead>
        {compareGroups.map((group) => {
          const ofGroup = shown.filter((row) => row.group === group);
          if (ofGroup.length === 0) return null;
          return (
            <tbody key={group}>
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={width}>
                  {groupNames[group][language]}
                </th>
              </tr>
              {ofGroup.map((row) => (
                <tr key={row.key} className={differences && row.differs ? styles.differs : undefined}>
                  <th scope="row">{row.name}</th>
                  {row.cells.map((cell, at) => (
                    <td
                      // Columns do not move among each other.
                      key={specs[at]?.specId}
                      className={classNames(differences && held.has(group) && cell.text !== row.cells[basis]?.text && styles.unlike)}
                    >
                      <span className={styles.value}>{cell.text}</span>
                      {row.key === 'price' && <PriceGap spec={specs[at]} base={specs[basis]} />}
                      {bests && cell.best && <span className={styles.best}>{cellWords[row.bestWord][language]}</span>}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          );
        })}
        <tbody className="no-print">
          <tr className={styles.buy}>
            <th scope="row">{t('quantity')}</th>
            {specs.map((spec) => (
              <td key={spec.specId}>
                <CompareBuy spec={spec} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** How much more or less than the base, where both are counted alike. */
function PriceGap({ spec, base }: { spec: ComparedSpec | undefined; base: ComparedSpec | undefined }) {
  if (!spec || !base || spec === base || spec.unit !== base.unit) return null;
  const gap = (Number(comparedPrice(spec)) / Number(comparedPrice(base)) - 1) * 100;
  return Number.isFinite(gap) ? (
    <span className={styles.gap}>
      {gap > 0 ? '+' : gap < 0 ? '−' : ''}
      {Math.abs(gap).toFixed(1)}%
    </span>
  ) : null;
}
