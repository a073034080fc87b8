import { cartLineMost } from '@mall/contract/cart/cart.rules.ts';
import type { CouponCenter } from '@mall/contract/marketing/coupon.api.ts';
import type { GoodsDetails } from '@mall/contract/marketing/goods-details.api.ts';
import type { StoreInfo } from '@mall/contract/store/store.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { formatPercent } from '@mall/kit/words/format-percent.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Tag } from '@mall/ui/tag.tsx';
import { formatCount, formatQuantity } from '../../catalogue/goods-words.rules.ts';
import { useWords } from '../../kernel/words.tsx';
import { fullReduction, stripOf } from './activity.rules.ts';
import { ActivityStrip } from './activity-strip.tsx';
import { CouponRow } from './coupon-row.tsx';
import { DeliveryRow } from './delivery-row.tsx';
import styles from './facts.module.css';
import { GroupBox } from './group-box.tsx';
import { ladderOf } from './matrix.rules.ts';
import { PriceBox } from './price-box.tsx';
import { SpecChoice } from './spec-choice.tsx';
import type { Buying } from './use-buying.tsx';

type FactsProps = { details: GoodsDetails; coupons: CouponCenter; store: StoreInfo | null; reviewsHref: string; buying: Buying };

const tones = { green: 'ok', amber: 'amber', red: 'sale', blue: 'info', grey: 'plain' } as const;

/** Everything one decides by, in one column: price, tax, unit, least order, stock, time. */
export function Facts({ details, coupons, store, reviewsHref, buying }: FactsProps) {
  const t = useWords('marketing/goods-details');
  const language = useLanguage();
  const { goodsDetailsVO: goods } = details;
  const { goodsVO, unit } = goods;
  const strip = stripOf(goods.specActivityList);
  const group = goods.specActivityList.find(({ groupBuy }) => groupBuy);
  const spec = details.goodsSpecList.find(({ id }) => id === goods.id);
  const reductions = goods.specActivityList.filter(({ activityType }) => activityType === fullReduction);
  // The mall's own is told before the name already.
  const labels = goodsVO.labels.filter(({ key }) => key !== 'self_operated');
  const quantity = (count: number) => formatQuantity(count, unit, language);
  const rate = goods.reviewCount === 0 ? undefined : (goods.positiveCount / goods.reviewCount) * 100;
  return (
    <section aria-label={t('facts.label')} className={styles.facts}>
      <h1>
        {goodsVO.ownFlag === 1 && (
          <>
            <Tag tone="own">{t('own')}</Tag>{' '}
          </>
        )}
        {goods.specName}
      </h1>
      <p className={styles.sub}>
        {labels.map(({ id, name, tone }) => (
          <Tag key={id} tone={tones[tone]}>
            {name}
          </Tag>
        ))}
        <span>{goodsVO.standards.slice(0, 2).join(' · ')}</span>
        <span>
          {t('facts.itemNumber')} <span className="num">{goods.itemNumber}</span>
        </span>
      </p>
      {strip && <ActivityStrip key={strip.endsAt} strip={strip} unit={unit} />}
      <PriceBox
        goods={goods}
        strip={strip}
        agreed={details.agreedPrices?.find(({ specId }) => specId === goods.id)}
        ladder={spec ? ladderOf(spec, goods.minOrderQuantity, cartLineMost) : []}
        num={buying.quantities[goods.id] ?? 0}
      />
      {group?.groupBuy && <GroupBox key={group.activityId + goods.id} goods={goods} activity={group} group={group.groupBuy} />}
      <dl className={styles.figures}>
        <div>
          <dt>{t('facts.least')}</dt>
          <dd>{quantity(goods.minOrderQuantity)}</dd>
        </div>
        <div>
          <dt>{t('facts.stock')}</dt>
          <dd>{goods.specStorage > 0 ? quantity(goods.specStorage) : t('facts.soldOut')}</dd>
        </div>
        <div>
          <dt>{t('facts.lead')}</dt>
          <dd>{goods.leadDays > 0 ? t('facts.leadDays', { days: goods.leadDays }) : goods.specStorage > 0 ? t('facts.fromStock') : '–'}</dd>
        </div>
        <div>
          <dt>{t('facts.sales')}</dt>
          {/* Metres and reels were sold alike; only where there is one unit can it be told. */}
          <dd>{(goods.packLength ?? 1) > 1 ? formatCount(goods.sales, language) : quantity(goods.sales)}</dd>
        </div>
        <div>
          <dt>{t('facts.reviews')}</dt>
          <dd>
            <RouterLink href={reviewsHref}>
              {rate === undefined ? t('facts.noReviews') : formatPercent(rate, language)}
              {goods.reviewCount > 0 && <span> ({formatCount(goods.reviewCount, language)})</span>}
            </RouterLink>
          </dd>
        </div>
      </dl>
      <dl className={styles.lines}>
        <CouponRow coupons={coupons} />
        {reductions.length > 0 && (
          <>
            <dt>{t('facts.promotions')}</dt>
            <dd className={styles.small}>
              {reductions.map(({ activityId, name }) => (
                <RouterLink key={activityId} href={`/searchCouponsGoods?activityId=${activityId}`} className={styles.reduction}>
                  <Tag tone="sale">{t('facts.reduction')}</Tag> {name}
                </RouterLink>
              ))}
            </dd>
          </>
        )}
        <DeliveryRow store={store} specId={goods.id} unit={unit} />
        {goodsVO.invoiceTypes.length > 0 && (
          <>
            <dt>{t('facts.services')}</dt>
            <dd className="meta">
              {goodsVO.invoiceTypes.map((type) => (
                <span key={type}>{t(`invoice.${type}`)}</span>
              ))}
              {goodsVO.certificates.slice(0, 2).map((name) => (
                <span key={name}>{name}</span>
              ))}
            </dd>
          </>
        )}
        <SpecChoice details={details} />
      </dl>
    </section>
  );
}
