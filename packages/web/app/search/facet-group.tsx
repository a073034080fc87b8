import { useLanguage } from '@mall/kit/words/language.ts';
import { ChevronDownIcon } from '@mall/ui/icons/chevron-down-icon.tsx';
import { useState } from 'react';
import { formatCount } from '../catalogue/goods-words.rules.ts';
import { useWords } from '../kernel/words.tsx';
import { shownOptions } from './facet-options.rules.ts';
import styles from './facets.module.css';

type Option = { readonly id: string; readonly name: string; readonly count: number };

type FacetGroupProps = {
  title: string;
  options: readonly Option[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
  open?: boolean;
  /** Named: a long list can be searched. */
  searchLabel?: string;
};

const few = 6;
const worthSearching = 12;

/** Several of one kind may be chosen; what would find nothing cannot. */
export function FacetGroup({ title, options, chosen, onToggle, open = true, searchLabel }: FacetGroupProps) {
  const t = useWords('search');
  const language = useLanguage();
  const [all, setAll] = useState(false);
  const [typed, setTyped] = useState('');
  if (options.length === 0) return null;
  const { shown, hidden } = shownOptions(options, { chosen, all, typed, few });
  const mayShrink = options.length > few + 1;
  return (
    <details className={styles.facet} open={open}>
      <summary>
        {title}
        <ChevronDownIcon size={16} className={styles.arrow} />
      </summary>
      {searchLabel !== undefined && options.length > worthSearching && (
        <input
          type="search"
          className={styles.find}
          placeholder={searchLabel}
          aria-label={searchLabel}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <ul className={styles.options}>
        {shown.map(({ id, name, count }) => {
          const on = chosen.includes(id);
          const off = count === 0 && !on;
          return (
            <li key={id}>
              <label className={off ? `${styles.option} ${styles.off}` : styles.option}>
                <input type="checkbox" className={styles.check} checked={on} disabled={off} onChange={() => onToggle(id)} />
                <span className="ell" title={name}>
                  {name}
                </span>
                <span className={`num ${styles.count}`}>{formatCount(count, language)}</span>
              </label>
            </li>
          );
        })}
      </ul>
      {shown.length === 0 && <p className="meta">{t('facets.brandNone')}</p>}
      {mayShrink && typed === '' && (
        <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('facets.less') : t('facets.more', { count: hidden })}
        </button>
      )}
    </details>
  );
}
