import type { ReturnableOrder } from '@mall/contract/after-sale/after-sale.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FoundRows } from '@mall/kit/list/found-rows.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './after-sale.module.css';
import { returnableQuestion } from './after-sale.queries.ts';
import { afterSalesAPage, applyAddress } from './after-sales-place.ts';

const fields = {};

/** Orders of which something may still be returned. */
export function ChooseOrder() {
  const t = useWords('after-sale');
  const place = usePlace(fields);
  const found = useList(returnableQuestion(place.at.page));
  const toOrders = (
    <RouterLink href="/personalCenterBase/myOrders" className="link">
      {t('empty.orders')}
    </RouterLink>
  );
  return (
    <Panel bordered title={t('choose.title')} flush>
      <FoundRows
        title={t('choose.title')}
        list={{
          found,
          rowKey: ({ orderId }) => orderId,
          page: place.at.page,
          size: afterSalesAPage,
          hrefOf: (page) => place.hrefOf({ page }),
          row: (order) => <Choice order={order} />,
          none: { title: t('choose.none'), text: t('choose.noneText'), actions: toOrders },
          words: { failed: t('failed.title'), pages: t('pages.nav'), total: (total) => t('pages.total', { total }) },
        }}
      />
    </Panel>
  );
}

function Choice({ order }: { order: ReturnableOrder }) {
  const t = useWords('after-sale');
  const open = order.lines.filter((line) => line.availableNum > 0);
  const [first] = open;
  return (
    <div className={styles.choice}>
      {first && <img src={first.picture} alt="" width={48} height={48} loading="lazy" />}
      <div className={styles.two}>
        <span className={styles.name}>{first?.specName}</span>
        <span className="meta">
          <span className="num">{order.orderSn}</span> · {order.storeName} · {t('goods.more', { count: open.length })}
          {order.deadline && ` · ${t('choose.until', { date: order.deadline.slice(0, 10) })}`}
        </span>
      </div>
      <b className={`num ${styles.worth}`}>
        ¥{formatCurrency(toYuan(fen(open.reduce((sum, line) => sum + fromYuan(line.availableAmount), 0))))}
      </b>
      <Button
        look="line"
        size="s"
        href={applyAddress(order.orderId)}
        as={RouterLink}
        aria-label={t('choose.applyFor', { sn: order.orderSn })}
      >
        {t('list.apply')}
      </Button>
    </div>
  );
}
