import type { GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import { ChevronLeftIcon } from '@mall/ui/icons/chevron-left-icon.tsx';
import { ChevronRightIcon } from '@mall/ui/icons/chevron-right-icon.tsx';
import { SectionHead } from '@mall/ui/section-head.tsx';
import { useRef, useState } from 'react';
import { MallGoodsCard } from '../../catalogue/mall-goods-card.tsx';
import { useWords } from '../../kernel/words.tsx';
import styles from './similar-goods.module.css';

type SimilarGoodsProps = { goods: readonly GoodsCard[]; title: string };

/** Five a slide. It moves only when the reader moves it. */
export function SimilarGoods({ goods, title }: SimilarGoodsProps) {
  const t = useWords('marketing/goods-details');
  const track = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState({ first: true, last: goods.length <= 5 });
  if (goods.length === 0) return null;
  const move = (slides: number) => {
    const row = track.current;
    if (row) row.scrollBy({ left: slides * (row.clientWidth + 16), behavior: 'smooth' });
  };
  const moved = () => {
    const row = track.current;
    if (row) setPlace({ first: row.scrollLeft < 8, last: row.scrollLeft + row.clientWidth > row.scrollWidth - 8 });
  };
  return (
    <section aria-label={title} className={styles.similar}>
      <SectionHead title={title} />
      <div className={styles.stage}>
        {/* Scrolls by itself with a finger, the wheel or the keyboard. */}
        <ul ref={track} className={styles.track} onScroll={moved}>
          {goods.map((each) => (
            <li key={each.goodsId}>
              <MallGoodsCard goods={each} className={styles.card} />
            </li>
          ))}
        </ul>
        {goods.length > 5 && (
          <>
            <button type="button" className={styles.back} aria-label={t('slide.back')} disabled={place.first} onClick={() => move(-1)}>
              <ChevronLeftIcon />
            </button>
            <button type="button" className={styles.on} aria-label={t('slide.on')} disabled={place.last} onClick={() => move(1)}>
              <ChevronRightIcon />
            </button>
          </>
        )}
      </div>
    </section>
  );
}
