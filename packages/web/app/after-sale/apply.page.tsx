import { queryOf } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { isId } from '@mall/kit/page/is-id.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import styles from './after-sale.module.css';
import { returnableOrderQuestion } from './after-sale.queries.ts';
import { afterSalesPath, applyAddress } from './after-sales-place.ts';
import { ApplyForm } from './apply.form.tsx';
import { ChooseOrder } from './choose-order.tsx';

/** Applying for an after-sale: first which order, then what of it and why. */
export default function ApplyPage() {
  const t = useWords('after-sale');
  const search = new URLSearchParams(useLocation().search);
  const orderId = search.get('orderId') ?? '';
  const lineId = search.get('orderGoodsId') ?? '';
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('apply.title')}</h1>
        <RouterLink href={isId(orderId) ? applyAddress() : afterSalesPath} className="link">
          {t(isId(orderId) ? 'apply.otherOrder' : 'detail.back')}
        </RouterLink>
      </header>
      {isId(orderId) ? <OfOrder key={orderId} orderId={orderId} lineId={isId(lineId) ? lineId : undefined} /> : <ChooseOrder />}
    </div>
  );
}

function OfOrder({ orderId, lineId }: { orderId: string; lineId: string | undefined }) {
  const t = useWords('after-sale');
  const language = useLanguage();
  const answer = useQuery(queryOf(returnableOrderQuestion(orderId), language));
  if (answer.data && answer.data.types.length > 0) return <ApplyForm order={answer.data} lineId={lineId} />;
  const missing = answer.isError && (answer.error as { errorCode?: string }).errorCode === 'kernel.not_found';
  return (
    <Panel bordered>
      {answer.isPending && <Skeleton kind="text" lines={8} />}
      {(answer.data || missing) && (
        <Empty
          title={answer.data?.refusal || t('apply.noOrder')}
          actions={
            <>
              <RouterLink href={applyAddress()} className="link">
                {t('apply.otherOrder')}
              </RouterLink>
              <RouterLink href={afterSalesPath} className="link">
                {t('missing.list')}
              </RouterLink>
            </>
          }
        />
      )}
      {answer.isError && !missing && (
        <ErrorState
          title={t('failed.title')}
          labels={{ retry: t('failed.retry') }}
          busy={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      )}
    </Panel>
  );
}
