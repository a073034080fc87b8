import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { standingApi } from '@mall/contract/procurement/standing.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { useWords } from '../../kernel/words.tsx';
import styles from '../procurement.module.css';

/** What became of the last runs. */
export function StandingRuns({ id }: { id: string }) {
  const t = useWords('procurement/project');
  const { data } = useList(ask(standingApi.runs, { params: { id }, query: { page: 1, limit: 10 } }, { staleMs: 0 }));
  if (!data) return null;
  return (
    <ul className={styles.rows} aria-label={t('run.all')}>
      {data.list.map((run) => (
        <li key={run.id}>
          <span className={styles.spread}>
            <span>
              <span className="num">{run.dueDate}</span> {t(`run.${run.result}`)} {run.reason}
            </span>
            <span className={styles.acts}>
              {run.orders.map(({ orderId, orderSn }) => (
                <RouterLink key={orderId} href={`/personalCenterBase/myOrdersDetail?id=${orderId}`} className="link num">
                  {orderSn}
                </RouterLink>
              ))}
              {run.amount && <b className="num">¥{formatCurrency(run.amount)}</b>}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
