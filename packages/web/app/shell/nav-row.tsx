import type { Navigation } from '@mall/contract/content/content.api.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLocation } from 'react-router';
import { abroadHome, isBuilt } from '../kernel/is-built.ts';
import { useSkin } from '../kernel/skin.ts';
import { useWords } from '../kernel/words.tsx';
import { CategoryMenu } from './category-menu.tsx';
import styles from './nav-row.module.css';
import { navigationAsk } from './shell.queries.ts';

const abroad = [
  [abroadHome, 'nav.global'],
  ['/proClassification1', 'nav.products'],
  ['/internation/industryOptimization', 'nav.suppliers'],
  ['/internation/purchase', 'nav.purchase'],
  ['/couponCenter1', 'nav.coupons'],
  [`${abroadHome}#abroad-countries`, 'nav.logistics'],
] as const;

/** Third row: all classes, and the rooms of the mall. The cross-border zone has a navigation of its own. */
export function NavRow() {
  const t = useWords('shell');
  const { pathname, search } = useLocation();
  const isGlobal = useSkin() === 'global';
  const entries = useAnswer(navigationAsk);
  const shown: Pick<Navigation, 'name' | 'url'>[] = isGlobal ? abroad.map(([url, name]) => ({ url, name: t(name) })) : entries;
  const isHere = (url: string) => url === pathname || url === pathname + search;
  return (
    <div className={`${styles.row} no-phone no-print`}>
      <div className={`wrap ${styles.wrap}`}>
        <CategoryMenu />
        <nav aria-label={t('nav.main')} className={styles.nav}>
          <ul>
            {shown
              .filter(({ url }) => isBuilt(url))
              .map(({ name, url }) => (
                <li key={url}>
                  <RouterLink href={url} aria-current={isHere(url) ? 'page' : undefined}>
                    {name}
                  </RouterLink>
                </li>
              ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
