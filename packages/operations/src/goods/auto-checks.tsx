import type { AuditCheck } from '@mall/contract/catalogue/goods-audit.api.ts';
import { CasePart } from '@mall/counter/side/case-parts.tsx';
import { StatusMark, type StatusMarkProps } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './goods.module.css';

const tones: Readonly<Record<AuditCheck['tone'], Pick<StatusMarkProps, 'mark' | 'tone'>>> = {
  bad: { mark: 'closed', tone: 'red' },
  warn: { mark: 'open', tone: 'amber' },
  ok: { mark: 'closed', tone: 'green' },
};

/** What the mall found by itself; what is right is said in one line. */
export function AutoChecks({ checks }: { checks: readonly AuditCheck[] }) {
  const t = useWords('goods');
  const found = checks.filter(({ tone }) => tone !== 'ok').toSorted((a, b) => Number(b.tone === 'bad') - Number(a.tone === 'bad'));
  const fine = checks.filter(({ tone }) => tone === 'ok');
  return (
    <CasePart title={t('checks', { count: checks.length })}>
      <ul className={styles.checks}>
        {found.map(({ check, tone, facts }) => (
          <li key={check}>
            <StatusMark {...tones[tone]}>{t(`check.${check}`)}</StatusMark>
            <span>
              {check === 'pictures' || check === 'nameStuffed' || check === 'classMoved'
                ? t(`found.${check}`, { facts: facts.join('、') })
                : facts.join('、')}
            </span>
          </li>
        ))}
        {fine.length > 0 && (
          <li>
            <StatusMark {...tones.ok}>{t('check.ok')}</StatusMark>
            <span>{t('checks.fine', { names: fine.map(({ check }) => t(`fine.${check}`)).join('、') })}</span>
          </li>
        )}
      </ul>
    </CasePart>
  );
}
