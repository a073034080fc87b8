import { type OperatorAfterSale, operatorAfterSaleApi } from '@mall/contract/after-sale/after-sale-office.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { SaleFacts } from '@mall/counter/after-sale/sale-facts.tsx';
import { useCounterWords } from '@mall/counter/frame/counter-context.ts';
import { OpenCase } from '@mall/counter/side/open-case.tsx';
import { CaseFoot } from '@mall/counter/side/side-by-side.tsx';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { isId } from '@mall/kit/page/is-id.ts';
import { Button } from '@mall/ui/button.tsx';
import { CaseHolder } from '../desk/case-holder.tsx';
import { useWords } from '../kernel/words.ts';
import { afterSaleReads } from './after-sale.reads.ts';
import { DecideForm } from './decide.form.tsx';
import { SaleStatus } from './sale-status.tsx';

/** One after-sale: what both sides say and show, our books beside it, and the mall's decision. */
export function SaleCase({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useCounterWords();
  const detail = useDetail(isId(id) ? ask(operatorAfterSaleApi.detail, { params: { id } }, { staleMs: 0 }) : undefined);
  return (
    <>
      <CaseHolder kind="arbitration" url={`/after-sales?tab=decide&id=${id}`} />
      <CaseHolder kind="payback" url={`/after-sales?tab=refund&id=${id}`} />
      <OpenCase detail={detail} missing={t('sale.missing')} failed={t('sale.failed')}>
        {(sale) => (
          <>
            <SaleFacts sale={sale} own="operator" status={<SaleStatus sale={sale} />} order={<span className="num">{sale.orderSn}</span>} />
            {sale.actions.includes('arbitrate') && <DecideForm key={sale.state} sale={sale} onDone={onDone} />}
            {sale.actions.includes('startRefund') && <StartRefund sale={sale} onDone={onDone} />}
          </>
        )}
      </OpenCase>
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
    <CaseFoot aside={<span className="meta">{t('refund.hint')}</span>}>
      <Button busy={start.busy} onClick={() => start.start()}>
        {t('refund.act')}
      </Button>
      {start.question}
    </CaseFoot>
  );
}
