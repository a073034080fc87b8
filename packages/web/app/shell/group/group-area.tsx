import { queryOf } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { ChevronRightIcon } from '@mall/ui/icons/chevron-right-icon.tsx';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../kernel/words.tsx';
import { groupAsk } from './group.queries.ts';
import styles from './group-area.module.css';
import { GroupGoodsCard } from './group-goods-card.tsx';

// The server keeps its answer for a second, and ends a group buy some seconds after its time.
const settleMs = 5000;

/** The group buys of a home page, those that end first. Its page asks `groupAsk` along, so that the server draws it. */
export function GroupArea() {
  const t = useWords('shell/group');
  const language = useLanguage();
  const { data, isFetchedAfterMount, refetch } = useQuery(queryOf(groupAsk, language));
  if (!data || data.list.length === 0) return null;
  return (
    <section className={styles.area} aria-labelledby="home-group">
      <header className={styles.head}>
        <h2 id="home-group">{t('title')}</h2>
        <p>{t('slogan')}</p>
        <RouterLink href="/groupZone" className={styles.more ?? ''}>
          {t('all')}
          <ChevronRightIcon size={12} />
        </RouterLink>
      </header>
      <div className={styles.goods}>
        {data.list.map((goods) => (
          <GroupGoodsCard
            key={goods.groupId}
            goods={goods}
            fresh={isFetchedAfterMount}
            onEnd={() => setTimeout(() => void refetch(), settleMs)}
            className={styles.card}
          />
        ))}
      </div>
    </section>
  );
}
