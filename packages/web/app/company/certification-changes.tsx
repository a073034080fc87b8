import type { CertificationShown } from '@mall/contract/company/certification.api.ts';
import { changedFields } from '@mall/contract/company/certification.rules.ts';
import { useWords } from '../kernel/words.tsx';
import styles from './enterprise-auth.module.css';
import { type ShownName, ShownValue } from './shown-value.tsx';

const areas = new Set<string>(['provinceId', 'cityId', 'districtId']);

/** What a change would change: before and after, field by field. */
export function CertificationChanges({ before, after }: { before: CertificationShown; after: CertificationShown }) {
  const t = useWords('company');
  const names = [...new Set(changedFields(before, after).map((name): ShownName => (areas.has(name) ? 'area' : name)))];
  return (
    <table className={styles.changes}>
      <thead className="sr">
        <tr>
          <th scope="col">{t('changes.field')}</th>
          <th scope="col">{t('changes.before')}</th>
          <th scope="col">{t('changes.after')}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{t(`field.${name}`)}</th>
            <td>
              <span className={styles.before}>
                <ShownValue name={name} fields={before} />
              </span>
            </td>
            <td>
              <span className={styles.after}>
                <ShownValue name={name} fields={after} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
