import type { Adv } from '@mall/contract/content/content.api.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { useWords } from '../kernel/words.tsx';
import { linkTarget } from '../shell/link-target.ts';
import { TargetLink } from '../shell/target-link.tsx';
import styles from './banner-carousel.module.css';
import { useCarousel } from './use-carousel.ts';

/** The words stand in the picture, so they are its spoken text too, and that of the link, which is there before the picture. */
const textOf = ({ title, subtitle }: Adv): string => [title, subtitle].filter(Boolean).join('，');

export function BannerCarousel({ banners }: { banners: readonly Adv[] }) {
  const t = useWords('catalogue');
  const { track, current, wanted, stopped, toggle, show, onScroll, holders } = useCarousel(banners.length);
  return (
    <section className={styles.banner} aria-roledescription={t('banner.role')} aria-label={t('banner.label')} {...holders}>
      <ul ref={track} className={styles.track} onScroll={onScroll}>
        {banners.map((banner, at) => (
          <li key={banner.id} className={styles.slide} aria-label={t('banner.place', { place: at + 1, count: banners.length })}>
            <TargetLink target={linkTarget(banner.advLinkConfigDTOList[0])} className={styles.link} aria-label={textOf(banner)}>
              <img
                src={banner.image}
                alt={textOf(banner)}
                width={1200}
                height={400}
                loading={at === 0 ? 'eager' : 'lazy'}
                fetchPriority={at === 0 ? 'high' : 'low'}
                decoding={at === 0 ? 'sync' : 'async'}
                className={classNames(styles.image, at > wanted && styles.later)}
              />
            </TargetLink>
          </li>
        ))}
      </ul>
      {banners.length > 1 && (
        <div className={styles.controls}>
          {banners.map((banner, at) => (
            <button
              key={banner.id}
              type="button"
              className={styles.dot}
              aria-label={t('banner.show', { place: at + 1, title: banner.title })}
              aria-current={at === current}
              onClick={() => show(at)}
            />
          ))}
          <button type="button" className={styles.pause} aria-label={stopped ? t('banner.play') : t('banner.pause')} onClick={toggle}>
            <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" fill="currentColor">
              <path d={stopped ? 'M3 1.5v9l7.5-4.500z' : 'M2.500 1.500h2.500v9h-2.500zM7 1.500h2.500v9h-2.500z'} />
            </svg>
          </button>
        </div>
      )}
    </section>
  );
}
