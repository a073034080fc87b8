import type { InvitationDetail, OwnQuote } from '@mall/contract/inquiry/invitation-data.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { useWords } from '../kernel/words.ts';
import styles from './inquiry.module.css';
import { besideNow, type QuoteValues, quoteSum } from './quote.rules.ts';

type Props = { found: InvitationDetail; last: OwnQuote | undefined; typed: QuoteValues['lines'] };

/** What the quote comes to, beside the version before and beside what the store sells the goods for. */
export function QuoteSum({ found, last, typed }: Props) {
  const t = useWords('inquiry');
  const sum = quoteSum(typed, found.lines);
  const change = last && sum !== undefined ? fromYuan(sum) - fromYuan(last.total) : undefined;
  const percent = besideNow(typed, found);
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('total')}</dt>
        <dd>
          <b>{sum === undefined ? '—' : `¥${formatCurrency(sum)}`}</b>
        </dd>
      </div>
      {last && change !== undefined && (
        <div>
          <dt>{last.round === found.round ? t('sum.before', { version: last.version }) : t('sum.beforeRound', { round: last.round })}</dt>
          <dd className={change < 0 ? styles.lower : ''}>
            {change === 0 ? t('sum.same') : `${change < 0 ? '−' : '+'}¥${formatCurrency(toYuan(fen(Math.abs(change))))}`}
          </dd>
        </div>
      )}
      {percent !== undefined && (
        <div>
          <dt>{t('sum.discount')}</dt>
          <dd>{percent === 0 ? t('sum.asNow') : t(percent < 0 ? 'sum.below' : 'sum.above', { percent: Math.abs(percent) })}</dd>
        </div>
      )}
    </dl>
  );
}
