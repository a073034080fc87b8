import type { Health } from '@mall/contract/account/health.api.ts';
import { jobNames } from '@mall/contract/account/health-names.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './health.module.css';

/** What the mall does by itself: by the second on every node, or by the timetable on one. */
export function Jobs({ jobs }: { jobs: Health['jobs'] }) {
  const t = useWords('health');
  return (
    <Panel bordered flush title={t('jobs')} extra={<span className="num meta">{jobs.length}</span>}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>{t('jobs.name')}</th>
            <th>{t('jobs.kind')}</th>
            <th>{t('jobs.last')}</th>
            <th className={styles.right}>{t('jobs.took')}</th>
            <th>{t('state')}</th>
          </tr>
        </thead>
        <tbody>
          {jobs.map(({ name, kind, lastAt, ms, error }) => (
            <tr key={kind + name}>
              <td>
                {jobNames[name] ?? name} <code className="meta">{name}</code>
              </td>
              <td>{t(`jobs.kind.${kind}`)}</td>
              <td className="num">{lastAt?.slice(5) ?? '—'}</td>
              <td className={`${styles.right} num`}>{ms === null ? '—' : t('ms', { ms })}</td>
              <td>
                {lastAt === null && error === '' ? (
                  <span className="meta">{t('state.never')}</span>
                ) : (
                  <StatusMark mark={error === '' ? 'closed' : 'open'} tone={error === '' ? 'green' : 'red'}>
                    {error === '' ? t('state.well') : error}
                  </StatusMark>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
