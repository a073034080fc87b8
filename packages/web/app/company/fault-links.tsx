import type { CertificationField } from '@mall/contract/company/certification.rules.ts';
import { useWords } from '../kernel/words.tsx';
import styles from './enterprise-auth.module.css';

const areas: ReadonlySet<string> = new Set(['provinceId', 'cityId', 'districtId']);

/** Where a field of the papers stands; the three of the area are one. */
export const fieldPlace = (name: string): string => `paper-${areas.has(name) ? 'provinceId' : name}`;

/** What is still wrong, each a way to its field. */
export function FaultLinks({ names }: { names: readonly CertificationField[] }) {
  const t = useWords('company');
  const places = [...new Set(names.map((name) => (areas.has(name) ? 'area' : name)))] as (
    | Exclude<CertificationField, `${string}Id`>
    | 'area'
  )[];
  return (
    <span className={styles.links}>
      <strong className={styles.wrong}>{t('wrong', { count: places.length })}</strong>
      {places.map((name) => {
        const place = fieldPlace(name === 'area' ? 'provinceId' : name);
        return (
          <a
            key={name}
            href={`#${place}`}
            className="link"
            onClick={() => document.querySelector<HTMLElement>(`#${place} :is(input, select)`)?.focus({ preventScroll: true })}
          >
            {t(`field.${name}`)}
          </a>
        );
      })}
    </span>
  );
}
