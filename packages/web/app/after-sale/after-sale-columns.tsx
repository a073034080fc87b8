import type { AfterSaleSummary } from '@mall/contract/after-sale/after-sale.api.ts';
import type { AfterSaleAction } from '@mall/contract/after-sale/after-sale.machine.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { Button } from '@mall/ui/button.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import type { Translate } from '../kernel/words.tsx';
import { useWords } from '../kernel/words.tsx';
import { RouterLink } from '../shell/router-link.tsx';
import styles from './after-sale.module.css';
import { AfterSaleStatus } from './after-sale-status.tsx';
import { applyAddress, detailAddress } from './after-sales-address.ts';
import { worthOf } from './worth-of.ts';

type Given = {
  t: Translate<'after-sale'>;
  noteOf: (sale: AfterSaleSummary) => string;
  /** The after-sale whose form stands open. */
  open: string | undefined;
  onAct: (action: AfterSaleAction, sale: AfterSaleSummary) => void;
};

const standsOut: ReadonlySet<AfterSaleAction> = new Set(['sendBack', 'confirmReceipt']);

/** One number leads, goods, money, state with what follows, and what the reader may do. */
export const afterSaleColumns = ({ t, noteOf, open, onAct }: Given): TableColumn<AfterSaleSummary>[] => [
  {
    key: 'sn',
    head: t('col.sn'),
    width: 190,
    cell: (sale) => (
      <span className={styles.two}>
        <RouterLink href={detailAddress(sale.id)} className={`num ${styles.sn}`}>
          {sale.aftersaleSn}
        </RouterLink>
        <span className="meta">{`${t(`type.${sale.aftersaleType}`)} · ${sale.storeName}`}</span>
      </span>
    ),
  },
  { key: 'goods', head: t('col.goods'), cell: (sale) => <SaleGoods sale={sale} />, wide: true },
  { key: 'amount', head: t('col.amount'), align: 'money', width: 110, cell: (sale) => `¥${formatCurrency(worthOf(sale))}` },
  {
    key: 'state',
    head: t('col.state'),
    width: 200,
    cell: (sale) => (
      <span className={styles.two}>
        <AfterSaleStatus sale={sale} />
        <span className="meta">{noteOf(sale)}</span>
      </span>
    ),
  },
  {
    key: 'act',
    head: t('col.act'),
    align: 'right',
    width: 180,
    cell: (sale) => <SaleActs sale={sale} open={open === sale.id} onAct={onAct} />,
  },
];

const lookOf = (action: AfterSaleAction, place: number) => {
  if (place > 0) return 'text';
  return standsOut.has(action) ? 'primary' : 'line';
};

type ActsProps = Pick<Given, 'onAct'> & { sale: AfterSaleSummary; open: boolean };

function SaleActs({ sale, open, onAct }: ActsProps) {
  const t = useWords('after-sale');
  return (
    <span className={styles.acts}>
      {sale.actions.map((action, place) =>
        action === 'reapply' ? (
          <Button key={action} look={lookOf(action, place)} size="s" href={applyAddress(sale.orderId)} as={RouterLink}>
            {t('act.reapply')}
          </Button>
        ) : (
          <Button
            key={action}
            size="s"
            look={lookOf(action, place)}
            aria-expanded={action === 'sendBack' ? open : undefined}
            onClick={() => onAct(action, sale)}
          >
            {t(`act.${action}`)}
          </Button>
        ),
      )}
      {sale.actions.length === 0 && (
        <RouterLink href={detailAddress(sale.id)} className="link">
          {t('act.view')}
        </RouterLink>
      )}
    </span>
  );
}

function SaleGoods({ sale }: { sale: AfterSaleSummary }) {
  const t = useWords('after-sale');
  const [first, ...more] = sale.orderGoodsList;
  if (!first) return null;
  return (
    <span className={styles.goods}>
      <img src={first.picture} alt="" width={40} height={40} loading="lazy" />
      <span className={styles.two}>
        <RouterLink href={detailAddress(sale.id)} className={styles.name ?? ''}>
          {first.specName}
        </RouterLink>
        <span className="meta">
          {t('goods.count', { count: first.goodsNum, unit: first.unit })}
          {more.length > 0 && ` · ${t('goods.more', { count: more.length + 1 })}`}
        </span>
      </span>
    </span>
  );
}
