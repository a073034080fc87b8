import { Countdown } from '@mall/ui/countdown.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './pay-countdown.module.css';

type Props = {
  /** Seconds left by the server's clock, when its answer came. */
  seconds: number;
  /** When that was, by this browser's clock; only the time since then is taken from it. */
  answeredAt: number;
  onEnd: () => void;
};

/** How long an order can still be paid. */
export function PayCountdown({ seconds, answeredAt, onEnd }: Props) {
  const t = useWords('order');
  const [mountedAt] = useState(() => Date.now());
  return (
    <span className={styles.left}>
      {t('pay.left')}
      <Countdown
        endsAt={answeredAt + seconds * 1000}
        serverNow={mountedAt}
        onEnd={onEnd}
        labels={{ name: t('pay.countdown'), day: t('pay.day') }}
      />
    </span>
  );
}
