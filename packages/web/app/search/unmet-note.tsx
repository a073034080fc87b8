import type { GoodsSearch } from '@mall/contract/search/search.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Fragment } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './list-screen.module.css';
import type { List } from './use-list.ts';

/** Says which figure or model nothing has, and offers what comes nearest to it. */
export function UnmetNote({ unmet, list }: { unmet: GoodsSearch['unmetList']; list: List }) {
  const t = useWords('search');
  if (unmet.length === 0) return null;
  return (
    <output className={styles.note}>
      {unmet.map(({ typed, nearest }) => (
        <Note key={typed}>
          {t(nearest.length > 0 ? 'unmet.near' : 'unmet.none', { typed })}
          {nearest.map(({ value, keyword }, place) => (
            <Fragment key={value}>
              {place > 0 ? ' / ' : ' '}
              <RouterLink href={list.hrefOf({ keyword, pageNo: 1 })} className="link">
                {value}
              </RouterLink>
            </Fragment>
          ))}
        </Note>
      ))}
    </output>
  );
}
