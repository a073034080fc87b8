import type { CompanyInfo } from '@mall/contract/company/certification.api.ts';
import { useWords } from '../kernel/words.tsx';
import styles from './enterprise-auth.module.css';

/** The few things by which a certified company is known. */
export function CompanyFacts({ info: { version, sinceDate, licenceUntil, fields } }: { info: CompanyInfo }) {
  const t = useWords('company');
  const since = sinceDate ? t('since', { date: sinceDate.slice(0, 10) }) : '';
  const facts: [string, string][] = [
    [t('version'), `${version === null ? '' : `V${version} `}${since}`],
    [t('creditCode'), fields.unifiedCode],
    [t('licenceUntil'), licenceUntil],
    [t('vat'), t(fields.bankChecked ? 'vat.passed' : 'vat.missing')],
  ];
  return (
    <dl className={styles.strip}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
