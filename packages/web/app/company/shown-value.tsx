import type { CertificationShown } from '@mall/contract/company/certification.api.ts';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './enterprise-auth.module.css';

export type ShownName = Exclude<keyof CertificationShown, 'licenceName'>;

/** One of the papers as a reader sees it: words, a picture, or the names of files. */
export function ShownValue({ name, fields }: { name: ShownName; fields: CertificationShown }): ReactNode {
  const t = useWords('company');
  if (name === 'licence')
    return fields.licence ? (
      <a href={fields.licence} target="_blank" rel="noreferrer">
        <img src={fields.licence} alt={t('field.licence')} width={120} height={84} loading="lazy" className={styles.licence} />
        {fields.licenceName && <span className="meta">{fields.licenceName}</span>}
      </a>
    ) : (
      t('nothing')
    );
  if (name === 'bankChecked') return t(fields.bankChecked ? 'check.passed' : 'check.not');
  if (name === 'letter' || name === 'papers') {
    const files = name === 'papers' ? fields.papers : fields.letter ? [fields.letter] : [];
    if (files.length === 0) return t('nothing');
    return (
      <ul className={styles.names}>
        {files.map((file) => (
          <li key={file.url}>
            <a href={file.url} className="link" target="_blank" rel="noreferrer">
              {file.name}
            </a>
          </li>
        ))}
      </ul>
    );
  }
  return fields[name] || t('nothing');
}
