import type { Comparison, QuoteVersions } from '@mall/contract/inquiry/inquiry-data.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { useYuan } from '@mall/kit/words/use-amount.ts';
import { usePercent } from '@mall/kit/words/use-percent.ts';
import { useTypedUnit } from '@mall/kit/words/use-unit.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { Tag } from '@mall/ui/tag.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './compare.module.css';
import { Figure, type Row } from './compare-row.tsx';
import type { CompareView } from './compare-tools.tsx';
import { type SeenChange, seenChanges, seenLine, seenTotals } from './compare-view.rules.ts';

/** Old price → new price, with the version that brought it. */
function Changes({ changes }: { changes: readonly SeenChange[] }) {
  const t = useWords('inquiry');
  const yuan = useYuan();
  const shown = (amount: string | null) => (amount === null ? '—' : yuan(amount));
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {changes.map(({ round, version, before, after }) => (
        <li key={`${round}/${version}`}>
          {t('compare.earlier', { round, version })}{' '}
          <span className="num">
            <s>{shown(before)}</s> → {shown(after)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What each line costs by each supplier, then all together beside the budget. */
export const usePriceRows = ({ quotes, lines, budget }: Comparison, { tax, differing }: CompareView, versions: QuoteVersions): Row[] => {
  const t = useWords('inquiry');
  const yuan = useYuan();
  const unitOf = useTypedUnit();
  const percent = usePercent();
  const changed = (storeId: string, seq?: number) => seenChanges(versions.find((one) => one.storeId === storeId)?.versions ?? [], seq, tax);
  const prices = lines.flatMap(({ seq, name, num, unit }): Row[] => {
    const seen = seenLine(quotes, seq, tax);
    if (differing && new Set(seen.map((line) => line?.price)).size <= 1) return [];
    return [
      {
        key: `line-${seq}`,
        head: name,
        note: `${t('lines.num', { num })} ${unitOf(unit)}`,
        cell: ({ storeId }, nth) => {
          const line = seen[nth];
          if (!line || line.price === null || line.amount === null) return '—';
          return (
            <>
              <Figure tag={line.lowest && <Tag tone="ok">{t('mark.lowest')}</Tag>} note={yuan(line.amount)}>
                {yuan(line.price)}
              </Figure>
              <Changes changes={changed(storeId, seq)} />
            </>
          );
        },
      },
    ];
  });
  const against = (total: string): string => {
    const apart = fromYuan(total) - fromYuan(budget);
    const share = Math.round((Math.abs(apart) / Math.max(1, fromYuan(budget))) * 1000) / 10;
    return t(apart > 0 ? 'compare.above' : 'compare.below', { amount: yuan(toYuan(fen(Math.abs(apart)))), share });
  };
  const totals = seenTotals(quotes, tax);
  return [
    ...prices,
    {
      key: 'total',
      head: <b>{t(tax === 'net' ? 'compare.totalNet' : 'compare.total')}</b>,
      // The budget includes tax, and so is compared with what does.
      note: tax === 'net' ? `${t('compare.againstBudget')} · ${t('compare.gross')}` : t('compare.againstBudget'),
      cell: (quote, nth) => {
        const { total, lowest } = totals[nth] ?? { total: null, lowest: false };
        return (
          <>
            <Figure
              tag={
                <>
                  {lowest && <Tag tone="ok">{t('mark.lowest')}</Tag>}
                  {quote.overBudget && <Tag tone="bad">{t('mark.over')}</Tag>}
                </>
              }
              note={against(quote.total)}
            >
              <b className={classNames(quote.overBudget && styles.bad)}>{total === null ? '—' : yuan(total)}</b>
            </Figure>
            <Changes changes={changed(quote.storeId)} />
          </>
        );
      },
    },
    ...(quotes.some(({ taxRate }) => taxRate !== null)
      ? [
          {
            key: 'tax',
            head: t('compare.taxRate'),
            cell: ({ taxRate }: Comparison['quotes'][number]) => (taxRate === null ? t('compare.noTax') : percent(taxRate)),
          },
        ]
      : []),
  ];
};
