import { onSecond } from '@mall/ui/ticker.ts';
import { useEffect, useState } from 'react';
import { secondsLeft } from './resend.rules.ts';

export type Resend = { left: number; start: () => void };

/** Counts down after a code was sent. It hangs on the clock, not on ticks: a page in the background misses ticks. */
export const useResend = (): Resend => {
  const [sentAt, setSentAt] = useState<number>();
  const [now, setNow] = useState(0);
  const left = secondsLeft(sentAt, now);
  const running = left > 0;
  useEffect(() => (running ? onSecond(() => setNow(Date.now())) : undefined), [running]);
  const start = () => {
    const at = Date.now();
    setSentAt(at);
    setNow(at);
  };
  return { left, start };
};
