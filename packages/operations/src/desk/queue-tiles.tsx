import type { Queue } from '@mall/contract/account/work.api.ts';
import { workNameOf } from '@mall/contract/account/work-names.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './desk.module.css';
import { useSpan } from './use-span.ts';

const round = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 0 });

type QueueTilesProps = { queues: readonly Queue[]; chosen: string; hrefOf: (kind: Queue['kind'] | '') => string };

/** How much waits in each queue; a press narrows the list to it, a second one widens it again. */
export function QueueTiles({ queues, chosen, hrefOf }: QueueTilesProps) {
  const t = useWords('desk');
  const span = useSpan();
  return (
    <Panel bordered flush>
      <nav className={styles.queues} aria-label={t('queues')}>
        {queues.map(({ kind, count, over, longest, amount }) => (
          <RouterLink
            key={kind}
            href={hrefOf(kind === chosen ? '' : kind)}
            className={classNames(over > 0 && styles.hot, kind === chosen && styles.chosen)}
            aria-current={kind === chosen ? 'true' : undefined}
          >
            <span>{workNameOf(kind)}</span>
            <b>{count}</b>
            <small className={over > 0 ? styles.bad : undefined}>
              {count === 0
                ? t('queue.none')
                : [amount && `¥${round.format(Number(amount))}`, t('queue.longest', { span: span(longest) })].filter(Boolean).join('，')}
            </small>
          </RouterLink>
        ))}
      </nav>
    </Panel>
  );
}
