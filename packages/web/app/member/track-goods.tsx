import type { Footprint } from '@mall/contract/member/favourites.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Picture } from '@mall/ui/picture.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { goodsAddress } from '../catalogue/mall-goods-card.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './my-tracks.module.css';

/** Picture, name and what tells it from its sisters. */
export function TrackGoods({ track }: { track: Footprint }) {
  const t = useWords('member');
  return (
    <span className={styles.goods}>
      <Picture src={track.picture} alt="" side={64} className={styles.picture} />
      <span className={styles.words}>
        <RouterLink href={goodsAddress(track)} className={styles.name ?? ''}>
          {track.specName}
        </RouterLink>
        <span className="meta">
          {track.itemNumber}　{track.attributeLine}
        </span>
        {track.shelfFlag === 0 && (
          <span>
            <Tag>{t('tracks.gone')}</Tag>
          </span>
        )}
      </span>
    </span>
  );
}
