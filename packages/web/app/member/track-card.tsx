import type { Footprint } from '@mall/contract/member/favourites.api.ts';
import type { CardPick } from '@mall/kit/list/listed.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { TrashIcon } from '@mall/ui/icons/trash-icon.tsx';
import { Price } from '@mall/ui/price.tsx';
import { PerMetre } from '../catalogue/by-length.tsx';
import { priceOf } from '../catalogue/mall-goods-card.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './kept-goods.module.css';
import { KeptGoods } from './kept-goods.tsx';

/** A footprint on a telephone. */
export function TrackCard({ track, picked, onPick, onRemove }: CardPick & { track: Footprint; onRemove: () => void }) {
  const t = useWords('member');
  const { specName, createDate, unit, storeName } = track;
  return (
    <article className={styles.card} aria-label={specName}>
      <div className={styles.head}>
        <Checkbox aria-label={t('tracks.pick', { name: specName })} checked={picked} onChange={(event) => onPick(event.target.checked)} />
        <span className="meta num">{createDate.slice(11, 16)}</span>
        <Button
          look="text"
          size="s"
          icon={<TrashIcon size={14} />}
          aria-label={t('tracks.removeOf', { name: specName })}
          onClick={onRemove}
        >
          {t('tracks.remove')}
        </Button>
      </div>
      <KeptGoods goods={track} />
      <div className={styles.foot}>
        <span className="meta ell">{storeName}</span>
        <span className={styles.price}>
          <Price size="s" value={priceOf(track)} ink={track.shelfFlag === 0} unit={`/${unit}`} />
          <PerMetre of={track} price={priceOf(track)} below />
        </span>
      </div>
    </article>
  );
}
