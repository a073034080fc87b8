import type { WorkSummary } from '@mall/contract/account/work.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './desk.module.css';

type WhoLinksProps = { summary: WorkSummary; chosen: string; hrefOf: (who: string) => string };

/** Everything, one's own, what nobody looks at, and what colleagues do. */
export function WhoLinks({ summary, chosen, hrefOf }: WhoLinksProps) {
  const t = useWords('desk');
  const items = [
    ['', t('who.all', { count: summary.all })],
    ['me', t('who.me', { count: summary.mine })],
    ['none', t('who.none', { count: summary.free })],
    ['others', t('who.others', { count: summary.others })],
  ] as const;
  return (
    <nav className={styles.seg} aria-label={t('who')}>
      {items.map(([who, label]) => (
        <RouterLink key={who} href={hrefOf(who)} aria-current={who === chosen ? 'true' : undefined}>
          {label}
        </RouterLink>
      ))}
    </nav>
  );
}
