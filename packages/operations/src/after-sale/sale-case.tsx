import { type OperatorAfterSale, operatorAfterSaleApi } from '@mall/contract/after-sale/after-sale-office.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { SaleFacts } from '@mall/counter/after-sale/sale-facts.tsx';
import { useCounterWords } from '@mall/counter/frame/counter-context.ts';
import { CaseFoot } from '@mall/counter/side/side-by-side.tsx';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { isId } from '@mall/kit/page/is-id.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useWords } from '../kernel/words.ts';
import { afterSaleReads } from './after-sale.reads.ts';
import styles from './after-sales.module.css';
import { DecideForm } from './decide.form.tsx';
import { SaleStatus } from './sale-status.tsx';

/** One after-sale: what both sides say and show, our books beside it, and the mall's decision. */
export function SaleCase({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useCounterWords();
  const detail = useDetail(isId(id) ? ask(operatorAfterSaleApi.detail, { params: { id } }, { staleMs: 0 }) : undefined);
  if (detail.state === 'missing') return <Empty title={t('sale.missing')} picture="none" />;
  if (detail.state === 'failed')
    return <ErrorState title={t('sale.failed')} labels={{ retry: t('sale.retry') }} busy={detail.busy} onRetry={detail.again} />;
  if (!detail.thing) return <Skeleton kind="block" height={400} />;
  const sale = detail.thing;
  return (
    <>
      <SaleFacts sale={sale} own="operator" status={<SaleStatus sale={sale} />} order={<span className="num">{sale.orderSn}</span>} />
      {sale.actions.includes('arbitrate') && <DecideForm key={sale.state} sale={sale} onDone={onDone} />}
      {sale.actions.includes('startRefund') && <StartRefund sale={sale} onDone={onDone} />}
    </>
  );
}

function StartRefund({ sale, onDone }: { sale: OperatorAfterSale; onDone: () => void }) {
  const t = useWords('after-sale');
  const start = useAct({
    call: operatorAfterSaleApi.startRefund,
    request: () => ({ params: { id: sale.id } }),
    ask: () => ({
      title: t('refund.ask', { amount: formatCurrency(sale.amount) }),
      text: t('refund.text', { sn: sale.aftersaleSn, buyer: sale.buyerName }),
      act: t('refund.act'),
    }),
    done: t('refund.done'),
    onDone,
    changes: afterSaleReads,
  });
  return (
    <CaseFoot>
      <span className={`meta ${styles.space}`}>{t('refund.hint')}</span>
      <Button busy={start.busy} onClick={() => start.start()}>
        {t('refund.act')}
      </Button>
      {start.question}
    </CaseFoot>
  );
}
