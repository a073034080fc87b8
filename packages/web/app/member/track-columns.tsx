import type { Footprint } from '@mall/contract/member/favourites.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Price } from '@mall/ui/price.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { PerMetre } from '../catalogue/by-length.tsx';
import { priceOf } from '../catalogue/mall-goods-card.tsx';
import type { Translate } from '../kernel/words.tsx';
import styles from './kept-goods.module.css';
import { KeptGoods } from './kept-goods.tsx';

export const trackColumns = (t: Translate<'member'>, remove: (track: Footprint) => void): TableColumn<Footprint>[] => [
  { key: 'goods', head: t('tracks.goods'), cell: (track) => <KeptGoods goods={track} /> },
  {
    key: 'price',
    head: t('tracks.price'),
    width: 150,
    align: 'money',
    cell: (track) => (
      <>
        <Price size="s" value={priceOf(track)} ink={track.shelfFlag === 0} unit={`/${track.unit}`} />
        <PerMetre of={track} price={priceOf(track)} below />
      </>
    ),
  },
  {
    key: 'store',
    head: t('tracks.store'),
    width: 180,
    cell: (track) => <RouterLink href={`/shopIndex?storeId=${track.storeId}`}>{track.storeName}</RouterLink>,
  },
  {
    key: 'seen',
    head: t('tracks.seen'),
    width: 90,
    cell: ({ createDate }) => <span className={`num ${styles.time}`}>{createDate.slice(11, 16)}</span>,
  },
  {
    key: 'acts',
    head: t('tracks.acts'),
    width: 80,
    align: 'right',
    cell: (track) => (
      <Button look="text" size="s" aria-label={t('tracks.removeOf', { name: track.specName })} onClick={() => remove(track)}>
        {t('tracks.remove')}
      </Button>
    ),
  },
];
