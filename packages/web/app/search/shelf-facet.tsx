import type { StoreClass } from '@mall/contract/store/store.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { formatCount } from '../catalogue/goods-words.rules.ts';
import { useWords } from '../kernel/words.tsx';
import styles from './facets.module.css';
import type { List } from './use-list.ts';

/** How the store itself has arranged its goods. */
export function ShelfFacet({ list, shelves }: { list: List; shelves: readonly StoreClass[] }) {
  const t = useWords('search');
  const { asked, hrefOf } = list;
  return (
    <nav aria-label={t('facets.shelves')} className={`${styles.facet} ${styles.tree}`}>
      <RouterLink
        href={hrefOf({ classId: undefined, attrs: new Map() })}
        className={styles.all ?? ''}
        {...(asked.classId === undefined && { 'aria-current': 'true' as const })}
      >
        {t('facets.allShelves')}
      </RouterLink>
      <Shelves shelves={shelves} list={list} />
    </nav>
  );
}

function Shelves({ shelves, list }: { shelves: readonly StoreClass[]; list: List }) {
  const language = useLanguage();
  const { asked, hrefOf } = list;
  return (
    <ul>
      {shelves.map(({ id, name, goodsCount, children }) => (
        <li key={id}>
          <RouterLink href={hrefOf({ classId: id, attrs: new Map() })} {...(id === asked.classId && { 'aria-current': 'true' as const })}>
            {name}
            <span className={`num ${styles.count}`}>{formatCount(goodsCount, language)}</span>
          </RouterLink>
          {children.length > 0 && <Shelves shelves={children} list={list} />}
        </li>
      ))}
    </ul>
  );
}
