import type { Adv, Notice } from '@mall/contract/content/content.api.ts';
import { useWords } from '../kernel/words.tsx';
import { CategoryColumn } from '../shell/category-column.tsx';
import { BannerCarousel } from './banner-carousel.tsx';
import styles from './hero.module.css';
import { MemberCard } from './member-card.tsx';
import { NoticePanel } from './notice-panel.tsx';
import { Promos } from './promos.tsx';

/** The first screen: classes, banners with promos, and the reader's own affairs. */
export function Hero({ banners, promos, notices }: { banners: readonly Adv[]; promos: readonly Adv[]; notices: readonly Notice[] }) {
  const t = useWords('catalogue');
  return (
    <section className={styles.hero} aria-label={t('home.first')}>
      <div className={styles.classes}>
        <CategoryColumn />
      </div>
      <div className={styles.middle}>
        <BannerCarousel banners={banners} />
        <Promos promos={promos} />
      </div>
      <div className={styles.side}>
        <MemberCard />
        <NoticePanel notices={notices} />
      </div>
    </section>
  );
}
