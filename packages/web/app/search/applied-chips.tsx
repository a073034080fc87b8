import type { SearchFacets } from '@mall/contract/search/search.api.ts';
import { Chip } from '@mall/ui/chip.tsx';
import { useWords } from '../kernel/words.tsx';
import { noFilters } from './list-address.ts';
import { type ListChip, listChips } from './list-chips.rules.ts';
import styles from './list-screen.module.css';
import type { List } from './use-list.ts';

/** Every filter in the address, in words. On the cross-border pages the source is given and no choice. */
export const useChips = (list: List, facets: SearchFacets, isGlobal: boolean): readonly ListChip[] => {
  const t = useWords('search');
  const words = {
    brand: t('facets.brand'),
    label: t('facets.label'),
    price: t('facets.price'),
    source: t('facets.source'),
    stock: t('facets.stock'),
    inStock: t('facets.inStock'),
    sourceOf: (source: 'self' | 'third' | 'cross') => t(`facets.source.${source}`),
    attribute: t('facets.attribute'),
  };
  return listChips(isGlobal ? { ...list.asked, source: undefined } : list.asked, facets, words);
};

export function AppliedChips({ list, chips }: { list: List; chips: readonly ListChip[] }) {
  const t = useWords('search');
  if (chips.length === 0) return null;
  return (
    <section aria-label={t('chips.label')} className={styles.applied}>
      <span className="meta">{t('chips.chosen')}</span>
      {chips.map(({ key, without, ...pair }) => (
        <Chip key={key} onRemove={() => list.filter(without)} removeLabel={t('chips.remove', pair)}>
          {t('chips.pair', pair)}
        </Chip>
      ))}
      <button type="button" className={styles.clear} onClick={() => list.filter(noFilters)}>
        {t('chips.clear')}
      </button>
    </section>
  );
}
