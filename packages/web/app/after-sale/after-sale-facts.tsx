import type { AfterSaleDetail, AfterSaleGoods } from '@mall/contract/after-sale/after-sale.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import type { ReactNode } from 'react';
import { type Translate, useWords } from '../kernel/words.tsx';
import styles from './after-sale.module.css';
import { PhotoRow } from './photo-row.tsx';

const goodsColumns = (t: Translate<'after-sale'>, figure: (figure: number) => string): TableColumn<AfterSaleGoods>[] => [
  {
    key: 'goods',
    head: t('col.goods'),
    cell: (line) => (
      <span className={styles.goods}>
        <img src={line.picture} alt="" width={40} height={40} loading="lazy" />
        <span className={styles.two}>
          <RouterLink href={`/goodsDetails?goodsId=${line.goodsId}&specId=${line.specId}`} className={styles.name ?? ''}>
            {line.specName}
          </RouterLink>
          <span className="meta">{line.attributeLine}</span>
        </span>
      </span>
    ),
  },
  { key: 'price', head: t('col.price'), align: 'money', wide: true, cell: (line) => `¥${formatCurrency(line.specPrice)}` },
  { key: 'num', head: t('col.num'), align: 'money', cell: (line) => `${figure(line.goodsNum)} ${line.unit}` },
  { key: 'pay', head: t('col.pay'), align: 'money', cell: (line) => `¥${formatCurrency(line.specPayPrice)}` },
];

/** What it is about: goods, money, reason, parcels. */
export function AfterSaleFacts({ sale }: { sale: AfterSaleDetail }) {
  const t = useWords('after-sale');
  const figure = useFigure();
  const { address } = sale;
  const facts: [label: string, value: ReactNode][] = [
    [
      t('fact.sn'),
      <span key="sn" className="num">
        {sale.aftersaleSn}
      </span>,
    ],
    [
      t('fact.order'),
      <RouterLink key="order" href={`/personalCenterBase/myOrdersDetail?id=${sale.orderId}`} className="link num">
        {sale.orderSn}
      </RouterLink>,
    ],
    [
      t('fact.store'),
      <RouterLink key="store" href={`/shopIndex?storeId=${sale.storeId}`} className="link">
        {sale.storeName}
      </RouterLink>,
    ],
    [t('fact.type'), t(`type.${sale.aftersaleType}`)],
    [
      t('fact.time'),
      <span key="time" className="num">
        {sale.createDate.slice(0, 16)}
      </span>,
    ],
    [t('fact.reason'), sale.reason],
    ...(sale.aftersaleType === 3
      ? []
      : ([
          [
            t('fact.applied'),
            <span key="applied" className="num">
              ¥{formatCurrency(sale.appliedAmount)}
            </span>,
          ],
          [
            t('fact.amount'),
            <b key="amount" className="num">
              ¥{formatCurrency(sale.amount)}
              {sale.freight !== '0.00' && <span className="meta"> {t('fact.freight', { amount: formatCurrency(sale.freight) })}</span>}
            </b>,
          ],
        ] as [string, ReactNode][])),
    ...(sale.description ? ([[t('fact.description'), sale.description]] as [string, ReactNode][]) : []),
    ...(sale.photos.length > 0 ? ([[t('fact.photos'), <PhotoRow key="photos" photos={sale.photos} />]] as [string, ReactNode][]) : []),
    [
      t('fact.contacts'),
      <span key="contacts">
        {address.contacts} <span className="num">{address.contactPhone}</span>
      </span>,
    ],
    ...(address.trueName
      ? ([[t('fact.resendTo'), `${address.trueName} ${address.mobPhone} ${address.areaInfo}`]] as [string, ReactNode][])
      : []),
    ...(sale.logisticsCompany && sale.state !== 'resent'
      ? ([[t('fact.returnParcel'), `${sale.logisticsCompany} ${sale.trackingNumber}`]] as [string, ReactNode][])
      : []),
    ...(sale.resendCompany ? ([[t('fact.resendParcel'), `${sale.resendCompany} ${sale.resendNumber}`]] as [string, ReactNode][]) : []),
  ];
  return (
    <Panel bordered title={t('detail.facts')} className={styles.factsPanel ?? ''}>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Table<AfterSaleGoods>
        caption={t('col.goods')}
        rows={sale.orderGoodsList}
        rowKey={(line) => line.orderGoodsId}
        columns={goodsColumns(t, figure)}
      />
    </Panel>
  );
}
