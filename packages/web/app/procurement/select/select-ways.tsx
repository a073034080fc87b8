import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLocation } from 'react-router';
import { isBuilt } from '../../kernel/is-built.ts';
import { useWords } from '../../kernel/words.tsx';
import { listsPage } from './my-lists.ts';
import styles from './select.module.css';

const ways = [
  { word: 'way.search', href: '/procurementManagement/SearchInput' },
  { word: 'way.classes', href: '/procurementManagement/searchFirstLevelNew' },
  { word: 'way.standards', href: '/procurementManagement/productFiltration' },
  { word: 'way.match', href: '/procurementManagement/matchGoods' },
  { word: 'way.compare', href: '/procurementManagement/goodsComp' },
  { word: 'way.lists', href: listsPage },
] as const;

/** The ways to find goods for a list, above each of them. */
export function SelectWays() {
  const t = useWords('procurement/select');
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('ways')} className={`${styles.ways} no-print`}>
      {ways
        .filter(({ href }) => isBuilt(href))
        .map(({ word, href }) => (
          <RouterLink key={href} href={href} {...(pathname === href && { 'aria-current': 'page' as const })}>
            {t(word)}
          </RouterLink>
        ))}
    </nav>
  );
}
