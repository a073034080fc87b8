import type { Adv } from '@mall/contract/content/content.api.ts';
import type { StoreInfo } from '@mall/contract/store/store.api.ts';
import { useWords } from '../../kernel/words.tsx';
import styles from './store-home.module.css';

/** The sign over the door: the store's picture, with its name and what it says of itself. */
export function StoreBanner({ store, banners }: { store: StoreInfo; banners: readonly Adv[] }) {
  const t = useWords('store');
  const [banner] = banners;
  const image = banner?.image || store.banner;
  const title = banner?.title && banner.title !== store.name ? banner.title : store.companyName;
  return (
    <section aria-label={t('home.banner')} className={styles.banner}>
      {image && <img src={image} alt="" width={1200} height={400} fetchPriority="high" decoding="async" />}
      <div className={styles.bannerWords}>
        <p className={styles.bannerTitle}>{title}</p>
        <p className="two">{banner?.subtitle || store.introduction}</p>
      </div>
    </section>
  );
}
