import type { AdvPlace } from '@mall/contract/content/adv.rules.ts';
import { type Adv, contentApi } from '@mall/contract/content/content.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { linkTarget } from './link-target.ts';
import styles from './place-banner.module.css';
import { TargetLink } from './target-link.tsx';

/** The pictures of a place of the mall; without an answer it has none. */
export const placeAsk = (advKey: AdvPlace) => ask(contentApi.advs, { query: { advKey } }, { staleMs: 60_000, fallback: [] });

/** The first picture of a place. Its words are drawn in, in Chinese: other languages do without it, and a place without a picture takes no room. */
export function PlaceBanner({ banners, className }: { banners: readonly Adv[]; className?: string | undefined }) {
  const isChinese = useLanguage() === 'zh';
  const [banner] = banners;
  if (!banner || !isChinese) return null;
  const { title, subtitle, image, advLinkConfigDTOList: links } = banner;
  return (
    <TargetLink target={linkTarget(links[0])} className={`${styles.banner} ${className ?? ''}`}>
      <img
        src={image}
        alt={[title, subtitle].filter(Boolean).join('，')}
        width={1200}
        height={400}
        decoding="async"
        className={styles.image}
      />
    </TargetLink>
  );
}
