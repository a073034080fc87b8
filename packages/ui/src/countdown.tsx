import { useEffect, useEffectEvent, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './countdown.module.css';
import { countdownParts } from './countdown.rules.ts';
import { onSecond } from './ticker.ts';

export type CountdownProps = {
  endsAt: number;
  /** The server's clock when this was rendered: the reader's own clock may be wrong by hours. */
  serverNow: number;
  onEnd?: () => void;
  /** `name` is spoken; the rest stands between the boxes (":" unless told; `second` nothing). */
  labels: { name: string; day: string; hour?: string; minute?: string; second?: string };
  size?: 's' | 'l';
  /** On an amber ground. */
  amber?: boolean;
};

export function Countdown({ endsAt, serverNow, onEnd, labels, size = 's', amber }: CountdownProps) {
  // The first picture depends on props alone, so that server and browser draw the same.
  const [left, setLeft] = useState(endsAt - serverNow);
  const ended = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    const offset = serverNow - Date.now();
    let stop: (() => void) | undefined;
    let over = false;
    const tick = () => {
      const now = endsAt - (Date.now() + offset);
      setLeft(now);
      if (now > 0 || over) return;
      over = true;
      stop?.();
      ended();
    };
    stop = onSecond(tick);
    return stop;
  }, [endsAt, serverNow]);
  const parts = countdownParts(left);
  return (
    <span role="timer" aria-label={labels.name} className={classNames(styles.tick, size === 'l' && styles.large, amber && styles.amber)}>
      {parts.days !== '0' && (
        <span className={styles.days}>
          {parts.days} {labels.day}
        </span>
      )}
      <b>{parts.hours}</b>
      {labels.hour ?? ':'}
      <b>{parts.minutes}</b>
      {labels.minute ?? ':'}
      <b>{parts.seconds}</b>
      {labels.second}
    </span>
  );
}
