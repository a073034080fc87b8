import { dayLabel } from '@mall/contract/marketing/seckill.rules.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { useWords } from '../kernel/words.tsx';
import styles from './seckill-tabs.module.css';

export type SessionTab = { sessionId: string; activityStartDate: string; running: boolean };

type SeckillTabsProps = {
  sessions: readonly SessionTab[];
  chosen: string | null;
  now: string;
  hrefOf: (session: SessionTab) => string;
  /** The words below the time: room for a dozen sessions. */
  stacked?: boolean;
};

/** The sessions in a row: the time, and what is to be known of it. A session of today that is to come bears no day. */
export function SeckillTabs({ sessions, chosen, now, hrefOf, stacked = false }: SeckillTabsProps) {
  const t = useWords('shell');
  const wordsOf = ({ activityStartDate, running }: SessionTab): string => {
    if (running) return t('seckill.running');
    const { kind, days } = dayLabel(activityStartDate, now);
    return kind === 'none' ? t('seckill.soon') : t('seckill.days', { days });
  };
  return (
    <nav aria-label={t('seckill.sessions')} className={classNames(styles.sessions, stacked && styles.stacked)}>
      {sessions.map((session) => (
        <RouterLink
          key={session.sessionId}
          href={hrefOf(session)}
          className={styles.session}
          {...(session.sessionId === chosen && { 'aria-current': 'true' as const })}
        >
          <b>{dayLabel(session.activityStartDate, now).time}</b>
          {wordsOf(session)}
        </RouterLink>
      ))}
    </nav>
  );
}
