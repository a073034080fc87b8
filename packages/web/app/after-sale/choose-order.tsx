import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { queryOf } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Pager } from '@mall/ui/pager.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import styles from './after-sale.module.css';
import { returnableQuestion } from './after-sale.queries.ts';
import { applyAddress, pagesOf } from './after-sales-address.ts';

/** Orders of which something may still be returned. */
export function ChooseOrder() {
  const t = useWords('after-sale');
  const language = useLanguage();
  const given = Number(new URLSearchParams(useLocation().search).get('page') ?? '1');
  const page = Number.isInteger(given) && given >= 1 && given <= 10_000 ? given : 1;
  const answer = useQuery({ ...queryOf(returnableQuestion(page), language), placeholderData: keepPreviousData });
  return (
    <Panel bordered title={t('choose.title')} flush>
      {answer.isPending && <Skeleton kind="media" count={4} />}
      {answer.isError && (
        <ErrorState compact title={t('failed.title')} labels={{ retry: t('failed.retry') }} onRetry={() => void answer.refetch()} />
      )}
      {answer.data?.total === 0 && (
        <Empty
          compact
          title={t('choose.none')}
          actions={
            <RouterLink href="/personalCenterBase/myOrders" className="link">
              {t('empty.orders')}
            </RouterLink>
          }
        >
          {t('choose.noneText')}
        </Empty>
      )}
      <ul className={styles.orders}>
        {answer.data?.list.map((order) => {
          const open = order.lines.filter((line) => line.availableNum > 0);
          const [first] = open;
          return (
            <li key={order.orderId}>
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
            </li>
          );
        })}
      </ul>
      {answer.data && answer.data.total > 0 && (
        <div className={styles.foot}>
          <Pager
            compact
            page={page}
            pages={pagesOf(answer.data.total)}
            hrefOf={(wanted) => `${applyAddress()}?page=${wanted}`}
            link={RouterLink}
            labels={{
              nav: t('pages.nav'),
              previous: t('pages.previous'),
              next: t('pages.next'),
              page: (wanted) => t('pages.page', { page: wanted }),
            }}
            total={t('pages.total', { total: answer.data.total })}
          />
        </div>
      )}
    </Panel>
  );
}
