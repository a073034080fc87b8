import type { TimelineSession } from '@mall/contract/marketing/seckill-office.api.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';

const looks = {
  running: { mark: 'running', tone: 'blue' },
  coming: { mark: 'open', tone: 'amber' },
  over: { mark: 'closed', tone: 'grey' },
} as const;

/** How a session stands by the clock. */
export function SessionMark({ standing }: { standing: TimelineSession['standing'] }) {
  const t = useWords('marketing');
  return <StatusMark {...looks[standing]}>{t(`session.${standing}`)}</StatusMark>;
}
