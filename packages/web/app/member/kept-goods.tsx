import type { FavouriteGoods } from '@mall/contract/member/favourites.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Picture } from '@mall/ui/picture.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { goodsAddress } from '../catalogue/mall-goods-card.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './kept-goods.module.css';

type Shown = Pick<FavouriteGoods, 'goodsId' | 'specId' | 'specName' | 'picture' | 'itemNumber' | 'attributeLine' | 'shelfFlag'>;

/** Picture, name and what tells it from its sisters. */
export function KeptGoods({ goods }: { goods: Shown }) {
  const t = useWords('member');
  return (
    <span className={styles.goods}>
      <Picture src={goods.picture} alt="" side={64} className={styles.picture} />
      <span className={styles.words}>
        <RouterLink href={goodsAddress(goods)} className={styles.name ?? ''}>
          {goods.specName}
        </RouterLink>
        <span className="meta">
          {goods.itemNumber}　{goods.attributeLine}
        </span>
        {goods.shelfFlag === 0 && (
          <span>
            <Tag>{t('tracks.gone')}</Tag>
          </span>
        )}
      </span>
    </span>
  );
}
