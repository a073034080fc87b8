import type { ClassFacet as FoundClass } from '@mall/contract/search/search.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { formatCount } from '../catalogue/goods-words.rules.ts';
import { useWords } from '../kernel/words.tsx';
import { type ClassNode, classBranch } from './class-branch.rules.ts';
import styles from './facets.module.css';
import type { List } from './use-list.ts';

/** The classes of what was found. Another class has other parameters, so these are dropped with it. */
export function ClassFacet({ list, classes }: { list: List; classes: readonly FoundClass[] }) {
  const t = useWords('search');
  const { asked, hrefOf } = list;
  const branch = classBranch(classes, asked.classId);
  if (branch.length === 0 && asked.classId === undefined) return null;
  return (
    <nav aria-label={t('facets.classes')} className={`${styles.facet} ${styles.tree}`}>
      {asked.classId !== undefined && (
        <RouterLink href={hrefOf({ classId: undefined, attrs: new Map() })} className={styles.all ?? ''}>
          {t('facets.allClasses')}
        </RouterLink>
      )}
      <Level nodes={branch} list={list} />
    </nav>
  );
}

function Level({ nodes, list }: { nodes: readonly ClassNode[]; list: List }) {
  const language = useLanguage();
  const { asked, hrefOf } = list;
  return (
    <ul>
      {nodes.map(({ id, name, count, children }) => {
        const figure = <span className={`num ${styles.count}`}>{formatCount(count, language)}</span>;
        return (
          <li key={id}>
            {count === 0 && id !== asked.classId ? (
              <span className={styles.off}>
                {name}
                {figure}
              </span>
            ) : (
              <RouterLink
                href={hrefOf({ classId: id, attrs: new Map() })}
                {...(id === asked.classId && { 'aria-current': 'true' as const })}
              >
                {name}
                {figure}
              </RouterLink>
            )}
            {children.length > 0 && <Level nodes={children} list={list} />}
          </li>
        );
      })}
    </ul>
  );
}
