import type { RequestSummary } from '@mall/contract/approval/request.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { ApprovalStatus } from '@mall/kit/approval/approval-status.tsx';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { useWords } from '../kernel/words.tsx';
import styles from './approval.module.css';
import { requestAddress } from './approval-addresses.ts';
import { isNear, useWaited } from './waited.ts';

type Props = {
  request: RequestSummary;
  tab: string;
  /** Opens it beside the list; on a telephone it has a page of its own. */
  href: string;
  open: boolean;
  picked: boolean;
  /** Why it cannot be decided together with others. */
  alone: string | null;
  onPick: (on: boolean) => void;
};

/** A request of the list. */
export function RequestRow({ request, tab, href, open, picked, alone, onPick }: Props) {
  const t = useWords('approval');
  const orders = useWords('order');
  const waited = useWaited();
  const [store = '', ...others] = request.storeNames;
  const stores = others.length === 0 ? store : t('row.stores', { store, count: request.storeNames.length });
  const about = [
    request.requester.name,
    request.payMode ? orders(`mode.${request.payMode}`) : t('row.contract'),
    t('row.kinds', { count: request.goodsCount }),
    stores,
  ];
  const title = (
    <>
      <span className={styles.rowTitle}>{request.title}</span>
      <b className="num">¥{formatCurrency(request.amount)}</b>
    </>
  );
  return (
    <article className={classNames(styles.item, open && styles.open)}>
      {tab === 'todo' && (
        <Checkbox
          checked={picked}
          disabled={alone !== null}
          {...(alone !== null && { title: alone })}
          aria-label={t('picked.one', { title: request.title })}
          onChange={(event) => onPick(event.target.checked)}
        />
      )}
      <div className={styles.itemBody}>
        <RouterLink href={href} className={`${styles.itemHead} no-phone`} {...(open && { 'aria-current': 'true' as const })}>
          {title}
        </RouterLink>
        <RouterLink href={requestAddress(request.requestId)} className={`${styles.itemHead} only-phone`}>
          {title}
        </RouterLink>
        <p className="meta">{about.filter(Boolean).join(' · ')}</p>
        <p className={styles.itemFoot}>
          {tab !== 'todo' && <ApprovalStatus of={request} />}
          {tab !== 'todo' && request.state === 'running' && (
            <span className="meta">
              {t('row.node', { node: request.node, count: request.nodeCount, names: request.holders.join(t('and')) })}
            </span>
          )}
          {request.state === 'running' && isNear(request.dueSeconds) && request.dueDate ? (
            <span className={styles.near}>{t('row.due', { time: request.dueDate.slice(5, 16) })}</span>
          ) : (
            tab === 'todo' && <span className="meta">{t('row.waited', { time: waited(request.waitedSeconds) })}</span>
          )}
          {tab === 'todo' && alone !== null && <span className="meta">{alone}</span>}
          {request.escalated && <span className={styles.near}>{t('row.escalated')}</span>}
          {request.reason !== '' && <span className="meta">{request.reason}</span>}
        </p>
      </div>
    </article>
  );
}
