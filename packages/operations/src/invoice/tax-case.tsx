import { deskApi } from '@mall/contract/account/desk.api.ts';
import { operatorInvoiceApi, type TaxAskRow } from '@mall/contract/invoice/invoice-office.api.ts';
import { taxKindWords, taxStateWords } from '@mall/contract/invoice/invoicing.rules.ts';
import { InvoiceBody } from '@mall/counter/invoice/invoice-body.tsx';
import { CaseBody, CaseHead } from '@mall/counter/side/case-parts.tsx';
import { OpenCase } from '@mall/counter/side/open-case.tsx';
import { CaseFoot } from '@mall/counter/side/side-by-side.tsx';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { Button } from '@mall/ui/button.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { CaseHolder } from '../desk/case-holder.tsx';
import { useWords } from '../kernel/words.ts';
import { taxTones } from './tax-tones.ts';

const reads = [
  operatorInvoiceApi.taxPage,
  operatorInvoiceApi.taxOne,
  operatorInvoiceApi.taxHealth,
  operatorInvoiceApi.detail,
  deskApi.desk,
];

/** One question to the tax gateway, with the invoice that it is asked for. */
export function TaxCase({ id }: { id: string }) {
  const t = useWords('invoice');
  const detail = useDetail(ask(operatorInvoiceApi.taxOne, { params: { id } }, { staleMs: 0 }));
  return (
    <>
      <CaseHolder kind="tax" url={`/invoices/gateway?id=${id}`} />
      <OpenCase detail={detail} missing={t('gateway.missing')} failed={t('failed')}>
        {(found) => (
          <>
            <Asked found={found} />
            <Invoice id={found.invoiceId} />
            {found.canRetry && <Retry found={found} />}
          </>
        )}
      </OpenCase>
    </>
  );
}

function Asked({ found }: { found: TaxAskRow }) {
  const t = useWords('invoice');
  return (
    <CaseBody>
      <CaseHead
        title={found.storeName}
        about={
          <>
            {taxKindWords[found.kind].zh} <span className="num">{found.askNo}</span>
          </>
        }
        mark={<StatusMark {...taxTones[found.state]}>{taxStateWords[found.state].zh}</StatusMark>}
      />
      <Facts
        two
        facts={[
          [t('gateway.asked'), found.askDate],
          [t('gateway.tried'), t('tries', { tries: found.tries })],
          [t('gateway.ended'), found.endDate],
          [t('gateway.next'), found.state === 'pending' ? found.nextDate : undefined],
          [t('gateway.fault'), found.fault],
        ]}
      />
    </CaseBody>
  );
}

function Invoice({ id }: { id: string }) {
  const t = useWords('invoice');
  const detail = useDetail(ask(operatorInvoiceApi.detail, { params: { id } }, { staleMs: 0 }));
  return (
    <OpenCase detail={detail} missing={t('gateway.missing')} failed={t('failed')}>
      {(invoice) => <InvoiceBody invoice={invoice} />}
    </OpenCase>
  );
}

function Retry({ found: { id, askNo } }: { found: TaxAskRow }) {
  const t = useWords('invoice');
  const retry = useAct({
    call: operatorInvoiceApi.taxRetry,
    request: () => ({ params: { id } }),
    ask: () => ({ title: t('gateway.retryAsk', { sn: askNo }), text: t('gateway.lead'), act: t('gateway.retry') }),
    done: t('gateway.retried'),
    changes: reads,
  });
  return (
    <CaseFoot>
      <Button onClick={() => retry.start()}>{t('gateway.retry')}</Button>
      {retry.question}
    </CaseFoot>
  );
}
