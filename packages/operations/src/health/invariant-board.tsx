import type { Invariants } from '@mall/contract/account/health.api.ts';
import { invariantNames } from '@mall/contract/account/health-names.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './health.module.css';

export const nameOf = (rule: string): string => invariantNames[rule] ?? rule;

export const brokenOf = (found: Invariants | undefined): Invariants['checks'] => found?.checks.filter(({ bad }) => bad > 0) ?? [];

/** Closed breakers; one that is open is red, and named in words. */
export function InvariantBoard({ found, failed }: { found: Invariants | undefined; failed: boolean }) {
  const t = useWords('health');
  const checks = found?.checks ?? [];
  const broken = brokenOf(found);
  return (
    <Panel
      bordered
      className={styles.board ?? ''}
      title={t('rules')}
      extra={
        found && (
          <>
            <span className="meta">{t('rules.looked', { count: checks.length, ms: found.ms })}</span>
            <StatusMark mark="closed" tone="green">
              {t('rules.hold', { count: checks.length - broken.length })}
            </StatusMark>
            {broken.length > 0 && (
              <StatusMark mark="open" tone="red">
                {t('rules.broken', { count: broken.length })}
              </StatusMark>
            )}
          </>
        )
      }
    >
      {failed && <p className={styles.red}>{t('rules.failed')}</p>}
      <ul className={styles.breakers}>
        {checks.map(({ id, rule, bad }) => (
          <li key={id + rule} className={bad > 0 ? styles.open : undefined} title={nameOf(rule)}>
            {id}
            <span className="sr">
              {nameOf(rule)} {t(bad > 0 ? 'rules.isBroken' : 'rules.holds')}
            </span>
          </li>
        ))}
      </ul>
      {broken.map(({ id, rule, bad }) => (
        <p key={id + rule} className={styles.named}>
          <b className={styles.red}>{id}</b> {nameOf(rule)} <span className="meta">{t('rules.rows', { count: bad })}</span>
        </p>
      ))}
    </Panel>
  );
}
