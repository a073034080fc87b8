import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './desk.module.css';
import { toShipAsk } from './to-ship.ask.ts';
import type { WaitingThing } from './use-waiting.ts';

type Props = { waiting: readonly WaitingThing[]; seesOrders: boolean };

/** What waits on which screen. */
export function WaitingTiles({ waiting, seesOrders }: Props) {
  const t = useWords('desk');
  const figure = useFigure();
  const { data: toShip } = useList(toShipAsk, { enabled: seesOrders });
  if (waiting.length === 0) return <Panel bordered>{t('waiting.none')}</Panel>;
  const urgent = toShip !== undefined && toShip.overdue + toShip.dueToday > 0;
  return (
    <ul className={styles.tiles} aria-label={t('waiting')}>
      {waiting.map(({ screen, count, title }) => (
        <li key={screen}>
          <RouterLink href={screen} className={styles.tile ?? ''}>
            <b className={screen === '/orders' && urgent ? styles.hot : 'num'}>{figure(count)}</b>
            <span>{title}</span>
            {screen === '/orders' && urgent && (
              <span className="meta">{t('waiting.orders', { over: toShip.overdue, today: toShip.dueToday })}</span>
            )}
          </RouterLink>
        </li>
      ))}
    </ul>
  );
}
