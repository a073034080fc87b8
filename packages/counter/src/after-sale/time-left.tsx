import { classNames } from '@mall/ui/class-names.ts';
import { countdownParts } from '@mall/ui/countdown.rules.ts';
import { onSecond } from '@mall/ui/ticker.ts';
import { useEffect, useState } from 'react';
import { useCounterWords } from '../frame/counter-context.ts';
import styles from './time-left.module.css';

const day = 86_400;

/** How long until the time limit, by the clock of the server at `answeredAt`; counted down on its last day. */
export function TimeLeft({ seconds, answeredAt }: { seconds: number; answeredAt: number }) {
  const t = useCounterWords();
  if (seconds < day) return <Counting endsAt={answeredAt + seconds * 1000} />;
  const [days, hours] = [Math.floor(seconds / day), Math.floor((seconds % day) / 3600)];
  return <span className={classNames('meta', styles.left)}>{t('sale.leftDays', { days, hours })}</span>;
}

function Counting({ endsAt }: { endsAt: number }) {
  const t = useCounterWords();
  const [left, setLeft] = useState(() => endsAt - Date.now());
  useEffect(() => onSecond(() => setLeft(endsAt - Date.now())), [endsAt]);
  const { hours, minutes, seconds } = countdownParts(left);
  return (
    <span role="timer" className={classNames('meta', 'num', styles.left, styles.near)}>
      {t('sale.left', { time: `${hours}:${minutes}:${seconds}` })}
    </span>
  );
}
