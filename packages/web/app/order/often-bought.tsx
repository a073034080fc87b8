import { cartApi } from '@mall/contract/cart/cart.api.ts';
import { type OftenBought as Often, oftenApi, oftenDays } from '@mall/contract/order/often.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { CartIcon } from '@mall/ui/icons/cart-icon.tsx';
import { Price } from '@mall/ui/price.tsx';
import { useWords } from '../kernel/words.tsx';
import { cartReads } from '../shell/cart.changes.ts';
import { GlancePanel } from '../shell/glance-panel.tsx';
import styles from './often-bought.module.css';

const question = ask(oftenApi.often, {});
const shown = 4;

/** What is ordered again and again: one press lays as much as last time into the cart. Nothing at all for whoever has ordered nothing. */
export function OftenBought() {
  const t = useWords('order');
  const found = useList(question);
  if (found.data?.length === 0) return null;
  return (
    <GlancePanel title={t('often.title')} note={t('often.days', { days: oftenDays })} found={found}>
      {(goods) => (
        <ul className={styles.list}>
          {goods.slice(0, shown).map((one) => (
            <OftenGoods key={one.specId} goods={one} />
          ))}
        </ul>
      )}
    </GlancePanel>
  );
}

function OftenGoods({ goods }: { goods: Often }) {
  const t = useWords('order');
  const figure = useFigure();
  const put = useAct({
    call: cartApi.add,
    request: ({ specId, lastNum }: Often) => ({ body: { specId, num: lastNum } }),
    done: t('often.done', { count: figure(goods.lastNum), unit: goods.unit }),
    changes: cartReads,
  });
  return (
    <li className={styles.goods}>
      <img src={goods.picture} alt="" width={56} height={56} loading="lazy" className={styles.picture} />
      <RouterLink href={`/goodsDetails?goodsId=${goods.goodsId}&specId=${goods.specId}`} className={styles.name ?? ''}>
        {goods.specName}
      </RouterLink>
      <span className="meta">{t('often.last', { count: figure(goods.lastNum), unit: goods.unit })}</span>
      <span className={styles.foot}>
        <Price size="s" value={goods.activityPrice ?? goods.specSellPrice} unit={`/${goods.unit}`} />
        <button
          type="button"
          className={styles.put}
          disabled={put.busy}
          aria-label={t('often.put', { name: goods.specName })}
          onClick={() => put.start(goods)}
        >
          <CartIcon size={18} />
        </button>
      </span>
    </li>
  );
}
