import type { Health } from '@mall/contract/account/health.api.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './health.module.css';

type System = Health['outside'][number];

/** Whom the mall asks outside, and how they answered in the last hour. */
export function Outside({ list }: { list: readonly System[] }) {
  const t = useWords('health');
  return (
    <Panel bordered flush title={t('outside')} extra={<span className="meta">{t('outside.hour')}</span>}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>{t('outside.system')}</th>
            <th>{t('state')}</th>
            <th className={styles.right}>{t('outside.rate')}</th>
            <th className={styles.right}>{t('outside.p95')}</th>
            <th className={styles.right}>{t('outside.last')}</th>
            <th className={styles.right}>{t('outside.waiting')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={one.system}>
              <td>
                {t(`system.${one.system}`)}
                <small>{t(`system.${one.system}.for`)}</small>
              </td>
              <td>
                <State system={one} />
              </td>
              <td className={`${styles.right} num`}>
                {one.good + one.bad === 0 ? '—' : `${((100 * one.good) / (one.good + one.bad)).toFixed(1)}%`}
              </td>
              <td className={`${styles.right} num`}>{one.p95Ms === null ? '—' : t('ms', { ms: one.p95Ms })}</td>
              <td className={`${styles.right} num`}>{one.lastGood?.slice(5, 16) ?? '—'}</td>
              <td className={`${styles.right} num`}>{one.waiting}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function State({ system: { lastGood, lastBad, bad, sandbox } }: { system: System }) {
  const t = useWords('health');
  const down = lastBad !== null && (lastGood === null || lastGood < lastBad);
  const words = down
    ? t('state.down', { time: lastBad.slice(11, 16) })
    : t(bad > 0 ? 'state.failures' : lastGood ? 'state.well' : 'state.quiet', { count: bad });
  return (
    <>
      <StatusMark mark={down ? 'open' : lastGood ? 'closed' : 'open'} tone={down ? 'red' : bad > 0 ? 'amber' : lastGood ? 'green' : 'grey'}>
        {words}
      </StatusMark>
      {sandbox && <small>{t('sandbox')}</small>}
    </>
  );
}
