import type { MatchedSpec } from '@mall/contract/procurement/match.api.ts';
import { useWords } from '../../kernel/words.tsx';
import styles from './match.module.css';
import { canBeHad } from './match-rows.rules.ts';

/** When it leaves the store. */
export function LeadTime({ spec }: { spec: MatchedSpec }) {
  const t = useWords('procurement/match');
  if (!canBeHad(spec)) return <span className={styles.badText}>{t('lead.none')}</span>;
  return <>{spec.leadDays === 0 ? t('lead.stock') : t('lead.days', { count: spec.leadDays })}</>;
}
