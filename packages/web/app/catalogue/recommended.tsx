import type { GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { ChevronRightIcon } from '@mall/ui/icons/chevron-right-icon.tsx';
import { SectionHead } from '@mall/ui/section-head.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWords } from '../kernel/words.tsx';
import grid from './goods-grid.module.css';
import { formatCount } from './goods-words.rules.ts';
import late from './late.module.css';
import { MallGoodsCard } from './mall-goods-card.tsx';
import styles from './recommended.module.css';
import { useCameRendered } from './use-came-rendered.ts';
import { type RecommendPages, useRecommended } from './use-recommended.ts';

const ahead = '600px 0px';

type RecommendedProps = {
  first: PageOf<GoodsCard>;
  /** The list of a zone instead of the mall's, with its own heading. */
  of?: { pages: RecommendPages; title: string; text: string; href: string };
};

export function Recommended({ first, of }: RecommendedProps) {
  const t = useWords('catalogue');
  const language = useLanguage();
  const cameRendered = useCameRendered();
  const { list, total, completed, busy, failed, more } = useRecommended(first, of?.pages);
  const end = useSeen(more, !completed && !failed && !busy);
  if (list.length === 0) return null;
  const counts = { shown: formatCount(list.length, language), total: formatCount(total, language) };
  return (
    <section className={classNames(styles.recommended, cameRendered && late.late)} aria-labelledby="home-recommended">
      <SectionHead
        id="home-recommended"
        title={of?.title ?? t('recommended.title')}
        meta={of?.text ?? t('recommended.text')}
        navLabel={of?.title ?? t('recommended.title')}
      >
        <RouterLink href={of?.href ?? '/interested'}>
          {t('floor.more')}
          <ChevronRightIcon size={12} />
        </RouterLink>
      </SectionHead>
      <div className={grid.grid} aria-busy={busy}>
        {list.map((goods) => (
          <MallGoodsCard key={goods.goodsId} goods={goods} tells="sales" store />
        ))}
        {busy && <Skeleton kind="card" count={5} store />}
      </div>
      <div ref={end} className={styles.end}>
        <p>
          <output>{completed ? t('recommended.all', counts) : t('recommended.shown', counts)}</output>
          {!completed && !failed && <span className={styles.hint}> · {t('recommended.hint')}</span>}
        </p>
        {failed && <p className={styles.failed}>{t('recommended.failed')}</p>}
        {!completed && (
          <Button look={failed ? 'line' : 'quiet'} busy={busy} onClick={more} className={styles.more}>
            {failed ? t('recommended.retry') : t('recommended.more')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Calls when the end of the list comes near the window; looks anew whenever it is wanted again, in case the end is still near. */
function useSeen(onSeen: () => void, wanted: boolean) {
  const end = useRef<HTMLDivElement>(null);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    if (!wanted || !end.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && seen(), { rootMargin: ahead });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [wanted]);
  return end;
}
