import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../../kernel/words.tsx';
import styles from './spec-matrix.module.css';
import type { SpecFilterState } from './use-spec-filter.ts';

/** A line above the rows: type a section, a current or a colour, and only the rows that have it stay. */
export function SpecFilter({ filter, found }: { filter: SpecFilterState; found: number }) {
  const t = useWords('marketing/goods-details');
  const { typed, type, specIds } = filter;
  return (
    <div className={styles.filter}>
      <TextInput
        type="search"
        aria-label={t('matrix.filter')}
        placeholder={t('matrix.filterHint')}
        maxLength={40}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      <output className="meta">
        {specIds && (found > 0 ? t('matrix.filtered', { count: found }) : t('matrix.filteredNone', { typed: typed.trim() }))}
      </output>
    </div>
  );
}
