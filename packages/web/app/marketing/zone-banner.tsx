import { readTime } from '@mall/contract/kernel/format.ts';
import type { SeckillSession } from '@mall/contract/marketing/seckill.api.ts';
import { dayLabel } from '@mall/contract/marketing/seckill.rules.ts';
import { Countdown } from '@mall/ui/countdown.tsx';
import { ClockIcon } from '@mall/ui/icons/clock-icon.tsx';
import { useWords } from '../kernel/words.tsx';
import { useServerNow } from '../shell/use-server-now.ts';
import styles from './zone-banner.module.css';

// The server keeps its answers for a second; asked at the very end it would tell of the old session once more.
const settleMs = 1500;

type ZoneBannerProps = { session: SeckillSession | undefined; fresh: boolean; onEnd: () => void };

/** The head of the zone, with the time that is left of the session, or until it begins. */
export function ZoneBanner({ session, fresh, onEnd }: ZoneBannerProps) {
  const t = useWords('marketing');
  return (
    <header className={styles.banner}>
      <ClockIcon size={36} className={styles.clock} />
      <div>
        <h1>{t('zone.title')}</h1>
        <p className={styles.slogan}>{t('zone.slogan')}</p>
      </div>
      {session && <Left session={session} fresh={fresh} onEnd={onEnd} />}
    </header>
  );
}

function Left({ session, fresh, onEnd }: { session: SeckillSession; fresh: boolean; onEnd: () => void }) {
  const t = useWords('marketing');
  const { activityStartDate, activityEndDate, currentDateStr, state } = session;
  const now = useServerNow(currentDateStr, fresh);
  const { time } = dayLabel(activityStartDate, currentDateStr);
  const until = state === 'current' ? activityEndDate : activityStartDate;
  return (
    <div className={styles.left}>
      <p>{t(state === 'current' ? 'zone.untilEnd' : 'zone.untilStart', { time })}</p>
      <Countdown
        key={session.sessionId}
        endsAt={readTime(until)?.getTime() ?? 0}
        serverNow={now}
        onEnd={() => setTimeout(onEnd, settleMs)}
        labels={{ name: t('zone.left'), day: t('zone.day') }}
        size="l"
        amber
      />
    </div>
  );
}
