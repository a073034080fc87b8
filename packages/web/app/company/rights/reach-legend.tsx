import { reachWords } from '@mall/contract/account/reach-words.ts';
import { reaches } from '@mall/contract/kernel/access.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useWords } from '../../kernel/words.tsx';
import { ReachMark } from './reach-mark.tsx';
import styles from './roles.module.css';

/** What the squares mean. */
export function ReachLegend() {
  const t = useWords('company/rights');
  const language = useLanguage();
  return (
    <ul className={styles.legend} aria-label={t('legend')}>
      {([null, ...reaches] as const).map((reach) => (
        <li key={reach ?? 'none'} title={reach === 'department' ? t('legend.department') : reachWords[reach ?? 'none'][language]}>
          <ReachMark reach={reach} far />
        </li>
      ))}
    </ul>
  );
}
