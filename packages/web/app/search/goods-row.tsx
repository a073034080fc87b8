import type { GoodsSearch, SearchedGoods } from '@mall/contract/search/search.api.ts';
import { Button } from '@mall/ui/button.tsx';
import { CheckIcon } from '@mall/ui/icons/check-icon.tsx';
import { Picture } from '@mall/ui/picture.tsx';
import { formatPrice } from '@mall/ui/price.rules.ts';
import { Price } from '@mall/ui/price.tsx';
import { Stepper } from '@mall/ui/stepper.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { formatCount, formatQuantity, priceBeforeTax } from '../catalogue/goods-words.rules.ts';
import { goodsAddress, priceOf } from '../catalogue/mall-goods-card.tsx';
import { useLanguage } from '../kernel/language.ts';
import { useWords } from '../kernel/words.tsx';
import { RouterLink } from '../shell/router-link.tsx';
import { lineLimits } from './buy.rules.ts';
import { useIsGlobal } from './global-page.ts';
import styles from './goods-table.module.css';
import { useStepperWords } from './use-stepper-words.ts';

type GoodsRowProps = {
  goods: SearchedGoods;
  columns: GoodsSearch['specColumnVOList'];
  num: number;
  inCart: number;
  /** Why the basket refused it. */
  fault: string | undefined;
  busy: boolean;
  onNum: (goods: SearchedGoods, num: number) => void;
};

export function GoodsRow({ goods, columns, num, inCart, fault, busy, onNum }: GoodsRowProps) {
  const t = useWords('search');
  const language = useLanguage();
  const stepperWords = useStepperWords(goods);
  const limits = lineLimits(goods);
  const { specName: name, unit, specStorage, leadDays } = goods;
  const lead = leadDays > 0 ? t('table.leadDays', { days: leadDays }) : t(specStorage > 0 ? 'goods.inStock' : 'goods.soldOut');
  return (
    <tr className={num > 0 ? styles.on : undefined}>
      <td className={styles.goods}>
        <Who goods={goods} inCart={inCart} fault={fault} />
      </td>
      {columns.map(({ id, name: column }) => (
        <td key={id} data-label={column} className={styles.spec}>
          <span className={styles.value} title={goods.specColumns[id]}>
            {goods.specColumns[id] ?? '–'}
          </span>
        </td>
      ))}
      <td className={styles.price}>
        <Price value={priceOf(goods)} size="s" /> <span className="unit">/{unit}</span>
      </td>
      <td className={styles.beforeTax}>{formatPrice(priceBeforeTax(priceOf(goods), goods.taxRate), '')}</td>
      <td data-label={t('table.stock')} className={styles.stock}>
        {specStorage > 0 ? formatCount(specStorage, language) : '0'}
      </td>
      <td className={styles.lead}>{lead}</td>
      <td className={styles.quantity}>
        {limits ? (
          <Stepper
            value={num}
            onChange={(next) => onNum(goods, next)}
            {...limits}
            {...stepperWords}
            allowZero
            filled={num > 0}
            disabled={busy}
          />
        ) : (
          <Button look="quiet" size="s" href="/newInquiry" as={RouterLink} aria-label={t('goods.inquireLabel', { name })}>
            {t('goods.inquire')}
          </Button>
        )}
      </td>
    </tr>
  );
}

function Who({ goods, inCart, fault }: Pick<GoodsRowProps, 'goods' | 'inCart' | 'fault'>) {
  const t = useWords('search');
  const language = useLanguage();
  const href = goodsAddress(goods) + (useIsGlobal() ? '&isGlobal=1' : '');
  const { specName: name, unit } = goods;
  return (
    <div className={styles.who}>
      <RouterLink href={href} tabIndex={-1} aria-hidden="true" className={styles.picture ?? ''}>
        <Picture src={goods.picture} alt="" />
      </RouterLink>
      <div className={styles.words}>
        <RouterLink href={href} className={styles.name ?? ''}>
          {goods.ownFlag === 1 && (
            <>
              <Tag tone="own">{t('goods.own')}</Tag>{' '}
            </>
          )}
          {name}
        </RouterLink>
        <span className={styles.meta}>
          <span>{t('goods.least', { quantity: formatQuantity(goods.minOrderQuantity, unit, language) })}</span>
          {inCart > 0 ? (
            <span className={styles.inCart}>
              <CheckIcon size={12} />
              {t('goods.inCart', { count: inCart })}
            </span>
          ) : (
            <span className="ell">{goods.storeName}</span>
          )}
        </span>
        {fault !== undefined && (
          <span role="alert" className={styles.fault}>
            {fault}
          </span>
        )}
      </div>
    </div>
  );
}
