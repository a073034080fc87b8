import type { Health } from '@mall/contract/account/health.api.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './health.module.css';

const silentSeconds = 15;
/** A clock that is off by more would let an offer begin or end at the wrong moment on its pages. */
const skewMs = 1000;

/** The processes of the mall with their clocks. */
export function Nodes({ nodes }: { nodes: Health['nodes'] }) {
  const t = useWords('health');
  return (
    <Panel bordered title={t('clocks')}>
      <ul className={styles.nodes}>
        {nodes.map(({ name, clockMs, memoryMb, seenSeconds, startedAt, codeVersion }) => {
          const silent = seenSeconds >= silentSeconds;
          const wrong = Math.abs(clockMs) > skewMs;
          return (
            <li key={name + startedAt}>
              <StatusMark mark={silent ? 'open' : 'closed'} tone={silent ? 'grey' : wrong ? 'red' : 'green'}>
                {name}
              </StatusMark>
              <span className="num">{t('clock', { seconds: `${clockMs < 0 ? '−' : '+'}${(Math.abs(clockMs) / 1000).toFixed(2)}` })}</span>
              <small>
                {silent
                  ? t('nodes.silent', { seconds: seenSeconds })
                  : t('nodes.since', { time: startedAt.slice(5, 16), memory: memoryMb, version: codeVersion })}
              </small>
            </li>
          );
        })}
      </ul>
      <p className="meta">{t('clocks.by')}</p>
    </Panel>
  );
}
