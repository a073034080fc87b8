import { cartLineMost } from '@mall/contract/cart/cart.rules.ts';
import type { GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Picture } from '@mall/ui/picture.tsx';
import { Price } from '@mall/ui/price.tsx';
import { Stepper } from '@mall/ui/stepper.tsx';
import { formatQuantity } from '../../catalogue/goods-words.rules.ts';
import { priceOf } from '../../catalogue/mall-goods-card.tsx';
import { useWords } from '../../kernel/words.tsx';
import { useStepperWords } from '../../search/use-stepper-words.ts';
import { CompareTick } from '../../shell/compare/compare-tick.tsx';
import styles from './select.module.css';
import type { Picks } from './use-picks.ts';

const procurementGoods = ({ goodsId, specId }: { goodsId: string; specId: string }) =>
  `/procurementManagement/goodsDetails?goodsId=${goodsId}&specId=${specId}`;

/** What a row shows. */
export type Pickable = Pick<
  GoodsCard,
  | 'goodsId'
  | 'specId'
  | 'specName'
  | 'picture'
  | 'itemNumber'
  | 'attributeLine'
  | 'storeName'
  | 'specSellPrice'
  | 'activityPrice'
  | 'unit'
  | 'minOrderQuantity'
  | 'step'
  | 'specStorage'
  | 'leadDays'
>;

/** Goods to choose from for a list, one a row: dense, because one compares. */
export function PickRows({ goods, picks }: { goods: readonly Pickable[]; picks: Picks }) {
  return (
    <ul className={styles.rows}>
      {goods.map((one) => (
        <PickRow key={one.specId} goods={one} picks={picks} />
      ))}
    </ul>
  );
}

function PickRow({ goods, picks }: { goods: Pickable; picks: Picks }) {
  const t = useWords('procurement/select');
  const language = useLanguage();
  const words = useStepperWords(goods);
  const { specId, specName: name, unit, minOrderQuantity: least, step = 1, specStorage, leadDays } = goods;
  const num = picks.numOf(specId);
  const put = (to: number) => picks.put({ specId, name, num: to });
  const href = procurementGoods(goods);
  const lead = leadDays > 0 ? t('lead', { days: leadDays }) : t(specStorage > 0 ? 'inStock' : 'soldOut');
  return (
    <li className={num > 0 ? styles.on : undefined}>
      <Checkbox checked={num > 0} onChange={(event) => put(event.target.checked ? least : 0)} aria-label={t('pick', { name })} />
      <RouterLink href={href} tabIndex={-1} aria-hidden="true" className={styles.picture ?? ''}>
        <Picture src={goods.picture} alt="" />
      </RouterLink>
      <div className={styles.what}>
        <RouterLink href={href} className={styles.name ?? ''}>
          {name}
        </RouterLink>
        <p className={styles.meta}>{[goods.itemNumber, goods.attributeLine, goods.storeName].filter(Boolean).join(' · ')}</p>
        <CompareTick goods={{ specId, name, picture: goods.picture, price: priceOf(goods) }} className={styles.tick} />
      </div>
      <div className={styles.price}>
        <Price value={priceOf(goods)} unit={t('unit', { unit })} />
        <p className={styles.meta}>{t('least', { quantity: formatQuantity(least, unit, language) })}</p>
      </div>
      <p className={styles.stock}>
        {t('stock', { quantity: formatQuantity(specStorage, unit, language) })}
        <span className={styles.meta}>{lead}</span>
      </p>
      <div className={styles.quantity}>
        <Stepper
          value={num}
          onChange={put}
          min={least}
          step={step}
          max={Math.max(least, cartLineMost)}
          {...words}
          allowZero
          filled={num > 0}
        />
      </div>
    </li>
  );
}
