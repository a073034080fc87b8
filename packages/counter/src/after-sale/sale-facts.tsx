import type { AfterSaleStep } from '@mall/contract/after-sale/after-sale.api.ts';
import type { OperatorAfterSale, SellerAfterSale } from '@mall/contract/after-sale/after-sale-office.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { ProcessLine } from '@mall/kit/after-sale/process-line.tsx';
import { useAfterSaleNames } from '@mall/kit/after-sale/use-after-sale-names.ts';
import { Attachments } from '@mall/kit/detail/attachments.tsx';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { useUnit } from '@mall/kit/words/use-unit.ts';
import { classNames } from '@mall/ui/class-names.ts';
import type { ReactNode } from 'react';
import { useCounterWords } from '../frame/counter-context.ts';
import { CaseHead } from '../side/case-parts.tsx';
import { CompareRecords } from './compare-records.tsx';
import styles from './sale-case.module.css';

type Sale = SellerAfterSale | OperatorAfterSale;
type Props = {
  sale: Sale;
  status: ReactNode;
  /** Number of its order, as the site leads to it. */
  order: ReactNode;
  /** Whose words are tinted as one's own. */
  own: 'seller' | 'operator';
  /** What the reader answers. */
  children?: ReactNode;
};

/** One after-sale as both sites behind the counter read it: what it is about, both sides' evidence, our books, and what was said. */
export function SaleFacts({ sale, status, order, own, children }: Props) {
  const t = useCounterWords();
  const { typeName } = useAfterSaleNames();
  const { address } = sale;
  const money = sale.aftersaleType !== 3;
  return (
    <div className={styles.body}>
      <CaseHead
        title={
          <>
            {typeName(sale.aftersaleType)} {money && <span className="num">¥{formatCurrency(sale.amount)}</span>}
          </>
        }
        mark={status}
      />
      <p className={`meta ${styles.about}`}>
        <span className="num">{sale.aftersaleSn}</span>
        <span>
          {t('sale.order')} {order}
        </span>
        <span>{[...new Set([sale.buyerName, sale.applicantName])].join(' ')}</span>
        {own === 'operator' && <span>{sale.storeName}</span>}
        <span>{t('sale.appliedAt', { at: sale.createDate.slice(5, 16) })}</span>
      </p>
      <ProcessLine sale={sale} />
      <section className={styles.block}>
        <Goods sale={sale} />
        <Facts
          facts={[
            [t('sale.reason'), sale.reason],
            [t('sale.description'), sale.description],
            [t('sale.applied'), money && sale.appliedAmount !== sale.amount && `¥${formatCurrency(sale.appliedAmount)}`],
            [t('sale.contact'), [address.contacts, address.contactPhone].filter(Boolean).join(' ')],
            [t('sale.returnTo'), [address.receiver, address.receiverPhone, address.receiverAddress].filter(Boolean).join(' ')],
            [t('sale.remark'), sale.sellerRemark],
            [t('sale.returnParcel'), sale.state !== 'resent' && [sale.logisticsCompany, sale.trackingNumber].filter(Boolean).join(' ')],
            [t('sale.resendTo'), [address.trueName, address.mobPhone, address.areaInfo].filter(Boolean).join(' ')],
            [t('sale.resendParcel'), [sale.resendCompany, sale.resendNumber].filter(Boolean).join(' ')],
          ]}
        />
      </section>
      <Evidence sale={sale} />
      <CompareRecords sale={sale} />
      <Talk steps={sale.steps} own={own} />
      {children}
    </div>
  );
}

function Goods({ sale }: { sale: Sale }) {
  const t = useCounterWords();
  const figure = useFigure();
  const unitOf = useUnit();
  return (
    <ul className={styles.goods}>
      {sale.orderGoodsList.map((line) => {
        const record = sale.records.lines.find(({ orderGoodsId }) => orderGoodsId === line.orderGoodsId);
        const numbers = {
          bought: figure(record?.boughtNum ?? line.goodsNum),
          back: figure(record?.refundedNum ?? 0),
          asked: figure(line.goodsNum),
          unit: unitOf(line.unit),
        };
        return (
          <li key={line.orderGoodsId}>
            <img src={line.picture} alt="" width={48} height={48} loading="lazy" />
            <div>
              <p>{line.specName}</p>
              <p className="meta">
                {line.attributeLine} {t('sale.asked', numbers)} × <span className="num">¥{formatCurrency(line.specPrice)}</span>
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const picturesOf = (steps: readonly AfterSaleStep[], kind: AfterSaleStep['byKind']): string[] =>
  steps.filter(({ byKind }) => byKind === kind).flatMap(({ photos }) => photos);

function Evidence({ sale }: { sale: Sale }) {
  const t = useCounterWords();
  const sides = {
    buyer: [...new Set([...sale.photos, ...picturesOf(sale.steps, 'buyer')])],
    seller: picturesOf(sale.steps, 'seller'),
  };
  return (
    <section className={styles.block}>
      <h3>{t('sale.evidence')}</h3>
      <dl className={styles.sides}>
        {(['buyer', 'seller'] as const).map((side) => (
          <div key={side}>
            <dt>{t(`sale.evidence.${side}`)}</dt>
            <dd>
              {sides[side].length === 0 ? <span className="meta">{t('sale.evidence.none')}</span> : <Attachments pictures={sides[side]} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Talk({ steps, own }: { steps: readonly AfterSaleStep[]; own: Props['own'] }) {
  const t = useCounterWords();
  const { stepName, doerName } = useAfterSaleNames();
  return (
    <section className={styles.block}>
      <h3>{t('sale.talk')}</h3>
      <ol className={styles.talk}>
        {steps.map(({ event, at, byKind, byName, reason, photos }) => (
          <li key={`${at} ${event}`} className={classNames(byKind === own && styles.own)}>
            <p className="meta">
              {byName || doerName(byKind)} <span className="num">{at.slice(5, 16)}</span>
            </p>
            <p>{[stepName(event), reason].filter(Boolean).join(t('sale.colon'))}</p>
            <Attachments pictures={photos} />
          </li>
        ))}
      </ol>
    </section>
  );
}
