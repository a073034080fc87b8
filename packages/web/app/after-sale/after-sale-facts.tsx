import type { AfterSaleDetail, AfterSaleGoods } from '@mall/contract/after-sale/after-sale.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { useAfterSaleNames } from '@mall/kit/after-sale/use-after-sale-names.ts';
import { Attachments } from '@mall/kit/detail/attachments.tsx';
import { type Fact, Facts } from '@mall/kit/detail/facts.tsx';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { type Translate, useWords } from '../kernel/words.tsx';
import styles from './after-sale.module.css';

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

const num = (value: string) => <span className="num">{value}</span>;

/** What it is about: goods, money, reason, parcels. */
export function AfterSaleFacts({ sale }: { sale: AfterSaleDetail }) {
  const t = useWords('after-sale');
  const figure = useFigure();
  const { typeName } = useAfterSaleNames();
  const { address } = sale;
  const money = sale.aftersaleType !== 3;
  const facts: Fact[] = [
    [t('fact.sn'), num(sale.aftersaleSn)],
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
    [t('fact.type'), typeName(sale.aftersaleType)],
    [t('fact.time'), num(sale.createDate.slice(0, 16))],
    [t('fact.reason'), sale.reason],
    [t('fact.applied'), money && num(`¥${formatCurrency(sale.appliedAmount)}`)],
    [
      t('fact.amount'),
      money && (
        <b key="amount" className="num">
          ¥{formatCurrency(sale.amount)}
          {sale.freight !== '0.00' && <span className="meta"> {t('fact.freight', { amount: formatCurrency(sale.freight) })}</span>}
        </b>
      ),
    ],
    [t('fact.description'), sale.description],
    [t('fact.photos'), sale.photos.length > 0 && <Attachments key="photos" pictures={sale.photos} />],
    [
      t('fact.contacts'),
      <span key="contacts">
        {address.contacts} {num(address.contactPhone)}
      </span>,
    ],
    [t('fact.resendTo'), address.trueName && `${address.trueName} ${address.mobPhone} ${address.areaInfo}`],
    [t('fact.returnParcel'), sale.logisticsCompany && sale.state !== 'resent' && `${sale.logisticsCompany} ${sale.trackingNumber}`],
    [t('fact.resendParcel'), sale.resendCompany && `${sale.resendCompany} ${sale.resendNumber}`],
  ];
  return (
    <Panel bordered title={t('detail.facts')} className={styles.factsPanel ?? ''}>
      <div className={styles.facts}>
        <Facts two facts={facts} />
      </div>
      <Table<AfterSaleGoods>
        caption={t('col.goods')}
        rows={sale.orderGoodsList}
        rowKey={(line) => line.orderGoodsId}
        columns={goodsColumns(t, figure)}
      />
    </Panel>
  );
}
