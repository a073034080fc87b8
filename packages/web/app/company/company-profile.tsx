import type { CompanyInfo } from '@mall/contract/company/certification.api.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './enterprise-auth.module.css';
import { type ShownName, ShownValue } from './shown-value.tsx';

const shown: readonly ShownName[] = [
  'name',
  'unifiedCode',
  'industry',
  'area',
  'registeredAddress',
  'officePhone',
  'legalRepresentative',
  'contactName',
  'contactPhone',
  'bankName',
  'bankAccount',
  'bankChecked',
  'licence',
  'letter',
  'papers',
];

/** The company as the mall knows it. */
export function CompanyProfile({ info: { fields } }: { info: CompanyInfo }) {
  const t = useWords('company');
  return (
    <Panel bordered title={t('profile')} className={styles.profile ?? ''}>
      <Facts two facts={shown.map((name) => [t(`field.${name}`), <ShownValue key={name} name={name} fields={fields} />])} />
    </Panel>
  );
}
