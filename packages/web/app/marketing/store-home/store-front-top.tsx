import type { Adv } from '@mall/contract/content/content.api.ts';
import type { DraftShelf } from '@mall/contract/store/decoration.rules.ts';
import type { StoreClass, StoreFront, StoreInfo } from '@mall/contract/store/store.api.ts';
import { Note } from '@mall/ui/note.tsx';
import { useSearchParams } from 'react-router';
import { useWords } from '../../kernel/words.tsx';
import { SameZoneLink } from '../../shell/same-zone-link.tsx';
import { storeGoods } from '../../store/store-address.ts';
import { StoreBanner } from './store-banner.tsx';
import styles from './store-home.module.css';

type Banner = StoreFront['banners'][number];

const addressOf = (storeId: string, { link, linkId }: Banner): string | undefined => {
  if (link === 'goods') return `/goodsDetails?goodsId=${linkId}`;
  return link === 'shelf' ? storeGoods(storeId, { classId: linkId }) : undefined;
};

/** Shelves as a preview would have them; those without a number hold nothing yet. */
export const shelvesOf = ({ shelves }: StoreFront, standing: readonly StoreClass[]): readonly StoreClass[] => {
  if (shelves === null) return standing;
  const counts = new Map(standing.flatMap((shelf) => [shelf, ...shelf.children]).map(({ id, goodsCount }) => [id, goodsCount]));
  const shown = ({ id, name }: Pick<DraftShelf, 'id' | 'name'>, at: number): StoreClass => ({
    id: id === '' ? `new-${at}` : id,
    name,
    goodsCount: counts.get(id) ?? 0,
    children: [],
  });
  return shelves.map((shelf, at) => ({ ...shown(shelf, at), children: shelf.children.map(shown) }));
};

/** What a store has put above its goods: its banners, or the sign over its door, and its notices. */
export function StoreFrontTop({ store, front, banners }: { store: StoreInfo; front: StoreFront; banners: readonly Adv[] }) {
  const t = useWords('store');
  const [search] = useSearchParams();
  const { storeId } = store;
  return (
    <>
      {search.has('preview') && <Note tone="warn">{t(front.shelves === null ? 'front.previewGone' : 'front.preview')}</Note>}
      {front.banners.length === 0 ? (
        <StoreBanner store={store} banners={banners} />
      ) : (
        <ul className={styles.slides} aria-label={t('home.banner')}>
          {front.banners.map((banner, at) => (
            <li key={`${banner.image}${String(at)}`}>
              <Slide banner={banner} href={addressOf(storeId, banner)} first={at === 0} />
            </li>
          ))}
        </ul>
      )}
      {front.notices.length > 0 && (
        <section aria-label={t('front.notices')} className={styles.notices}>
          <h2>{t('front.notices')}</h2>
          <ul>
            {front.notices.map(({ title, text }) => (
              <li key={title}>
                {text === '' ? (
                  title
                ) : (
                  <details>
                    <summary>{title}</summary>
                    <p>{text}</p>
                  </details>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Slide({ banner, href, first }: { banner: Banner; href: string | undefined; first: boolean }) {
  const t = useWords('store');
  const { image, title, subtitle } = banner;
  const inside = (
    <>
      <img
        src={image}
        alt=""
        width={1200}
        height={400}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
      />
      {title && (
        <span className={styles.bannerWords}>
          <span className={styles.bannerTitle}>{title}</span>
          <span className="two">{subtitle}</span>
        </span>
      )}
    </>
  );
  return href ? (
    <SameZoneLink href={href} className={styles.banner} aria-label={title ? undefined : t('home.banner')}>
      {inside}
    </SameZoneLink>
  ) : (
    <div className={styles.banner}>{inside}</div>
  );
}
