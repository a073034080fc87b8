import type { FavouriteGoods } from '@mall/contract/member/favourites.api.ts';
import type { CardPick } from '@mall/kit/list/listed.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { CartIcon } from '@mall/ui/icons/cart-icon.tsx';
import { TrashIcon } from '@mall/ui/icons/trash-icon.tsx';
import { useWords } from '../../kernel/words.tsx';
import kept from '../kept-goods.module.css';
import { KeptGoods } from '../kept-goods.tsx';
import { type FavouriteActs, useStockWords } from './favourite-columns.tsx';
import { PriceThen } from './price-then.tsx';

/** A favourite on a telephone. */
export function FavouriteCard({ goods, picked, onPick, acts }: CardPick & { goods: FavouriteGoods; acts: FavouriteActs }) {
  const t = useWords('member/shelf');
  const stockWords = useStockWords();
  const { specName, createDate, storeName, shelfFlag, keeper } = goods;
  return (
    <article className={`${kept.card} ${kept.tile}`} aria-label={specName}>
      <div className={kept.head}>
        <Checkbox aria-label={t('pick', { name: specName })} checked={picked} onChange={(event) => onPick(event.target.checked)} />
        <span className="meta num">
          {keeper && `${keeper.name} `}
          {createDate.slice(5, 10)}
        </span>
        {!keeper && (
          <Button
            look="text"
            size="s"
            icon={<TrashIcon size={14} />}
            aria-label={t('goods.removeOf', { name: specName })}
            onClick={() => acts.remove(goods)}
          />
        )}
      </div>
      <KeptGoods goods={goods} />
      <div className={kept.foot}>
        <span className="meta ell">
          {storeName}
          {shelfFlag === 1 && ` · ${t('goods.stock')} ${stockWords(goods)}`}
        </span>
        <span className={kept.price}>
          <PriceThen goods={goods} />
        </span>
      </div>
      {shelfFlag === 1 && (
        <Button
          look="line"
          block
          icon={<CartIcon size={16} />}
          busy={acts.busy(goods)}
          aria-label={t('put.actOf', { name: specName })}
          onClick={() => acts.put(goods)}
        >
          {t('put.act')}
        </Button>
      )}
    </article>
  );
}
