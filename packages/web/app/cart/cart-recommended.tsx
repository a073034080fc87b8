import { queryOf } from '@mall/kit/ask/ask.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { SectionHead } from '@mall/ui/section-head.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import grid from '../catalogue/goods-grid.module.css';
import { MallGoodsCard } from '../catalogue/mall-goods-card.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './cart.module.css';
import { recommendAsk, recommendedAtOnce } from './cart.queries.ts';

/** What is bought with it, five at a time. */
export function CartRecommended() {
  const t = useWords('cart');
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const { data } = useQuery(queryOf(recommendAsk(page), language));
  const pages = Math.ceil((data?.total ?? 0) / recommendedAtOnce);
  if (data && data.total === 0) return null;
  return (
    <section aria-labelledby="cart-recommended" className={styles.recommended}>
      <SectionHead id="cart-recommended" title={t('recommended')} navLabel={t('recommended')}>
        {pages > 1 && (
          <button type="button" className={styles.way} onClick={() => setPage(page >= Math.min(pages, 20) ? 1 : page + 1)}>
            {t('others')}
          </button>
        )}
      </SectionHead>
      <div className={grid.row} aria-busy={data === undefined}>
        {data ? (
          data.list.map((goods) => <MallGoodsCard key={goods.specId} goods={goods} />)
        ) : (
          <Skeleton kind="card" count={recommendedAtOnce} />
        )}
      </div>
    </section>
  );
}
