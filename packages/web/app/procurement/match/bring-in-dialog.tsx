import { orderApi } from '@mall/contract/order/order.api.ts';
import { listApi } from '@mall/contract/procurement/list.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../kernel/words.tsx';
import styles from './match.module.css';

const some = 20;
const listsAsk = ask(listApi.page, { query: { page: 1, limit: some } }, { staleMs: 0 });
const ordersAsk = ask(orderApi.page, { query: { page: 1, limit: some } }, { staleMs: 0 });

type Brought = { itemNumber: string; num: number };
type Source = 'lists' | 'orders';
type BringInProps = { hasLists: boolean; hasOrders: boolean; onLines: (text: string) => void; onClose: () => void };

const textOf = (lines: readonly Brought[]): string => lines.map(({ itemNumber, num }) => `${itemNumber}\t${num}`).join('\n');

/** The lines of a purchase list or of an earlier order, onto the pad. */
export default function BringInDialog({ hasLists, hasOrders, onLines, onClose }: BringInProps) {
  const t = useWords('procurement/match');
  const shell = useWords('shell');
  const [source, setSource] = useState<Source>(hasLists ? 'lists' : 'orders');
  const [busy, setBusy] = useState<string>();
  const lists = useList(listsAsk, { enabled: hasLists });
  const orders = useList(ordersAsk, { enabled: hasOrders });
  const asked = source === 'lists' ? lists : orders;
  const bring = (lines: readonly Brought[]) => {
    onLines(textOf(lines));
    onClose();
  };
  const bringList = async (id: string) => {
    setBusy(id);
    try {
      const { items } = await browserCall(listApi.detail, { params: { id } });
      bring(items.filter(({ gone }) => !gone));
    } catch {
      // Said by the call.
    } finally {
      setBusy(undefined);
    }
  };
  const rows =
    source === 'lists'
      ? (lists.data?.list ?? [])
          .filter((list) => !list.archived && list.lines > 0)
          .map((list) => ({ id: list.id, name: list.name, count: list.lines, time: list.updateDate, take: () => void bringList(list.id) }))
      : (orders.data?.list ?? []).map((order) => ({
          id: order.orderId,
          name: order.orderSn,
          count: order.lines.length,
          time: order.createDate,
          take: () => bring(order.lines.map(({ itemNumber, goodsNum }) => ({ itemNumber, num: goodsNum }))),
        }));
  return createPortal(
    <Dialog open title={t('bring.title')} width={560} maxBodyHeight="70vh" labels={{ close: shell('close') }} onClose={onClose}>
      {hasLists && hasOrders && (
        <Tabs
          items={[
            { id: 'lists', label: t('bring.lists') },
            { id: 'orders', label: t('bring.orders') },
          ]}
          value={source}
          label={t('bring.title')}
          onChange={(id) => setSource(id)}
        />
      )}
      {asked.isError ? (
        <ReadFailed compact error={asked.error} title={t('bring.failed')} busy={asked.isFetching} onRetry={() => void asked.refetch()} />
      ) : !asked.data ? (
        <Skeleton kind="row" count={4} />
      ) : rows.length === 0 ? (
        <p className={styles.none}>{t('bring.none')}</p>
      ) : (
        <ul className={styles.picks}>
          {rows.map((row) => (
            <li key={row.id}>
              <span className={styles.about}>
                <span className={styles.name}>{row.name}</span>
                <span className="meta">{t('bring.about', { count: row.count, time: row.time })}</span>
              </span>
              <Button look="line" size="s" busy={busy === row.id} aria-label={t('bring.takeNamed', { name: row.name })} onClick={row.take}>
                {t('bring.take')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>,
    document.body,
  );
}
