import type { ApplicationShown, ApplicationVersion } from '@mall/contract/store/application.api.ts';
import { endingDays, faultPlaceOf } from '@mall/contract/store/application.rules.ts';
import { qualificationWords } from '@mall/contract/store/qualification-kinds.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { FileTextIcon } from '@mall/ui/icons/file-text-icon.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import styles from '../audit/audit.module.css';
import { useWords } from '../kernel/words.ts';

type File = { readonly url: string; readonly name: string };
type Document = { key: string; name: string; number: string; validUntil: string; files: readonly File[]; before: readonly File[] };

const dayMs = 86_400_000;
const daysUntil = (day: string): number => Math.ceil((Date.parse(day) - Date.now()) / dayMs);
const isPicture = ({ url, name }: File): boolean => /\.(png|jpe?g|webp)$/i.test(name) || url.endsWith('.svg');

const documentsOf = (fields: ApplicationShown, before: ApplicationShown | undefined, licence: string): Document[] => [
  {
    key: 'licence',
    name: licence,
    number: fields.unifiedCode,
    validUntil: fields.licenceUntil,
    files: [{ url: fields.licence, name: `${licence}.png` }],
    before: before ? [{ url: before.licence, name: licence }] : [],
  },
  ...fields.qualifications.map(({ kind, number, validUntil, files }) => ({
    key: faultPlaceOf(kind),
    name: qualificationWords[kind].zh,
    number,
    validUntil,
    files,
    before: before?.qualifications.find((one) => one.kind === kind)?.files ?? [],
  })),
];

type DocumentsProps = { fields: ApplicationShown; before: ApplicationShown | undefined; faults: ApplicationVersion['faults'] };

/** The papers side by side, so that one is held against the other without opening them one by one. */
export function Documents({ fields, before, faults }: DocumentsProps) {
  const t = useWords('store');
  return (
    <ul className={styles.documents} aria-label={t('documents')}>
      {documentsOf(fields, before, t('licence')).map(({ key, name, number, validUntil, files, before: earlier }) => {
        const isNew = before !== undefined && JSON.stringify(files.map(({ url }) => url)) !== JSON.stringify(earlier.map(({ url }) => url));
        const wrong = faults.filter(({ field }) => field === key);
        const days = validUntil === '' ? undefined : daysUntil(validUntil);
        return (
          <li key={key} className={classNames(styles.document, isNew && styles.documentNew)}>
            <p className={styles.line}>
              <b>{name}</b>
              {isNew && <Tag tone="amber">{t('changed')}</Tag>}
              {before !== undefined && !isNew && wrong.length > 0 && <Tag tone="bad">{t('sameFile')}</Tag>}
            </p>
            {files.map((file) => (
              <a key={file.url} href={file.url} target="_blank" rel="noreferrer" className={styles.picture}>
                {isPicture(file) ? (
                  <img src={file.url} alt={`${name} ${file.name}`} loading="lazy" />
                ) : (
                  <span>
                    <FileTextIcon size={16} /> {t('noPicture', { name: file.name })}
                  </span>
                )}
              </a>
            ))}
            <p className="meta">
              {number !== '' && <span className="num">{t('number', { number })}</span>}{' '}
              <span>{validUntil === '' ? t('longTerm') : t('licence.until', { day: validUntil })}</span>{' '}
              {days !== undefined && days <= endingDays && (
                <span className={styles.fault}>{days < 0 ? t('over') : t('ending', { days })}</span>
              )}
            </p>
            {wrong.map(({ reason }) => (
              <p key={reason} className={styles.fault}>
                {reason}
              </p>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
