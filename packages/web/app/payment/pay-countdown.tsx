import { Countdown } from '@mall/ui/countdown.tsx';
import { useWords } from '../kernel/words.tsx';

type PayCountdownProps = { seconds: number /** When the seconds were told, by this machine's clock. */; at: number; onEnd: () => void };

/** What is left of a time that the server told in seconds, so that a wrong clock of the reader does not matter. */
export function PayCountdown({ seconds, at, onEnd }: PayCountdownProps) {
  const t = useWords('payment');
  const labels = { name: t('left'), day: t('day'), hour: t('hour'), minute: t('minute'), second: t('second') };
  return <Countdown key={at} endsAt={at + seconds * 1000} serverNow={at} onEnd={onEnd} labels={labels} />;
}
