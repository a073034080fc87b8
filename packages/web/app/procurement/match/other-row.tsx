import { formatPrice } from '@mall/ui/price.rules.ts';
import { Radio } from '@mall/ui/radio.tsx';
import { useWords } from '../../kernel/words.tsx';
import { LeadTime } from './lead-time.tsx';
import styles from './match.module.css';
import { choose, type MatchRow } from './match-rows.rules.ts';
import { ScoreBar } from './score-bar.tsx';
import { useRowWords } from './use-row-words.ts';

type OtherRowProps = { row: MatchRow; nth: number; put: (next: (row: MatchRow) => MatchRow) => void };

/** Another spec for the same line, to be chosen instead. */
export function OtherRow({ row, nth, put }: OtherRowProps) {
  const t = useWords('procurement/match');
  const words = useRowWords();
  const spec = row.matched.found[nth];
  if (!spec) return null;
  const choice = (
    <Radio name={`line-${row.line}`} checked={row.chosen === nth} onChange={() => put((before) => choose(before, nth))}>
      <span className={styles.about}>
        <span className={styles.name}>{spec.specName}</span>
        <span className="meta">
          {spec.storeName}
          {'　'}
          {words.differs(spec) || words.agreed(spec)}
        </span>
      </span>
    </Radio>
  );
  const price = (
    <span>
      <span className="num">{formatPrice(spec.price, '')}</span>
      <span className="unit">/{spec.unit}</span>
    </span>
  );
  return (
    <tr className={styles.otherRow}>
      <td colSpan={3} className={styles.otherMark}>
        {t(nth === 0 ? 'row.best' : 'row.other')}
      </td>
      <td className={styles.found}>{choice}</td>
      <td className={styles.fit} data-label={t('head.fit')}>
        <ScoreBar spec={spec} />
      </td>
      <td className={styles.quantity} data-label={t('head.quantity')}>
        {spec.pieces === null ? '' : `${spec.pieces} ${spec.unit}`}
      </td>
      <td className={styles.money} data-label={t('head.price')}>
        {price}
      </td>
      <td className={styles.noPhone}>{''}</td>
      <td className={styles.lead} data-label={t('head.lead')}>
        <LeadTime spec={spec} />
      </td>
      <td className={styles.noPhone}>{''}</td>
    </tr>
  );
}
