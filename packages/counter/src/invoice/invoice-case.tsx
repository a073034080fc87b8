import { invoiceStateWords, invoiceTypeWords } from '@mall/contract/invoice/invoice.machine.ts';
import type { OfficeInvoice } from '@mall/contract/invoice/invoice-office.api.ts';
import type { AnyCall } from '@mall/contract/kernel/call.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { ReasonDialog } from '@mall/kit/act/reason-dialog.tsx';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useState } from 'react';
import { useCounterWords } from '../frame/counter-context.ts';
import { CaseFoot } from '../side/side-by-side.tsx';
import styles from './invoice.module.css';
import { MailDialog } from './mail-dialog.tsx';
import type { OfficeCalls } from './office-calls.ts';

type InvoiceCaseProps = { id: string; calls: OfficeCalls; reads: AnyCall[]; onDone: () => void };

/** One invoice as its seller sees it: what is asked for, how far the gateway is, and what may be done. */
export function InvoiceCase({ id, calls, reads, onDone }: InvoiceCaseProps) {
  const t = useCounterWords();
  const kit = useKitWords();
  const detail = useDetail(ask(calls.detail, { params: { id } }, { staleMs: 0 }));
  const [doing, setDoing] = useState<'reject' | 'red' | 'mail'>();
  const issue = useAct({
    call: calls.issue,
    request: () => ({ params: { id } }),
    ask: () => ({ title: t('invoice.issueAsk'), text: t('invoice.issueText'), act: t('invoice.act.issue') }),
    done: t('invoice.issued'),
    changes: reads,
  });
  const retry = useCall({
    call: calls.retry,
    request: () => ({ params: { id } }),
    done: t('invoice.retried'),
    changes: reads,
  });
  const reject = useCall({
    call: calls.reject,
    request: (reason: string) => ({ params: { id }, body: { reason } }),
    done: t('invoice.rejected'),
    changes: reads,
  });
  const red = useCall({
    call: calls.red,
    request: (reason: string) => ({ params: { id }, body: { reason } }),
    done: t('invoice.redDone'),
    changes: reads,
  });
  if (detail.state === 'missing') return <Empty title={t('invoice.missing')} picture="none" />;
  if (detail.state === 'failed')
    return <ErrorState title={t('invoice.failed')} labels={{ retry: t('invoice.retryRead') }} busy={detail.busy} onRetry={detail.again} />;
  if (!detail.thing) return <Skeleton kind="block" height={400} />;
  const { actions } = detail.thing;
  const why = {
    reason: t('invoice.why.reason'),
    other: t('invoice.why.other'),
    own: t('invoice.why.own'),
    required: t('invoice.why.required'),
    long: (most: number) => t('invoice.why.long', { most }),
    back: kit('cancel'),
  };
  const close = () => setDoing(undefined);
  const givingUp = doing === 'reject' ? reject : red;
  return (
    <>
      <Body invoice={detail.thing} />
      {actions.length > 0 && (
        <CaseFoot>
          {actions.includes('reject') && (
            <Button look="danger" onClick={() => setDoing('reject')}>
              {t('invoice.act.reject')}
            </Button>
          )}
          {actions.includes('red') && (
            <Button look="line" onClick={() => setDoing('red')}>
              {t('invoice.act.red')}
            </Button>
          )}
          {actions.includes('mail') && <Button onClick={() => setDoing('mail')}>{t('invoice.act.mail')}</Button>}
          {actions.includes('retry') && (
            <Button busy={retry.busy} onClick={() => void retry.run().catch(() => undefined)}>
              {t('invoice.act.retry')}
            </Button>
          )}
          {actions.includes('issue') && <Button onClick={() => issue.start()}>{t('invoice.act.issue')}</Button>}
        </CaseFoot>
      )}
      {(doing === 'reject' || doing === 'red') && (
        <ReasonDialog
          title={t(doing === 'reject' ? 'invoice.rejectAsk' : 'invoice.redAsk')}
          text={t('invoice.whyText')}
          reasons={[t('invoice.why.tax'), t('invoice.why.title'), t('invoice.why.wrong')]}
          words={{ ...why, act: t(doing === 'reject' ? 'invoice.act.reject' : 'invoice.act.red') }}
          busy={givingUp.busy}
          onGive={(reason: string) => void givingUp.run(reason).then(onDone, () => undefined)}
          onClose={close}
        />
      )}
      {doing === 'mail' && <MailDialog id={id} call={calls.mail} reads={reads} onClose={close} onDone={onDone} />}
      {issue.question}
    </>
  );
}

function Body({ invoice }: { invoice: OfficeInvoice }) {
  const t = useCounterWords();
  const language = useLanguage();
  const { title, receiver } = invoice;
  return (
    <div className={styles.body}>
      <header className={styles.line}>
        <h2>{invoice.titleName}</h2>
        <span>{invoiceStateWords[invoice.state][language]}</span>
      </header>
      <Facts
        two
        facts={[
          [t('invoice.amount'), `¥${formatCurrency(invoice.amount)}`],
          [t('invoice.tax'), `¥${formatCurrency(invoice.tax)}`],
          [t('invoice.type'), invoiceTypeWords[invoice.type][language]],
          [t('invoice.buyer'), invoice.buyerName],
          [t('invoice.taxNumber'), title.titleType === 'company' ? title.taxNumber : ''],
          [t('invoice.address'), title.type === 'paper_special' ? `${title.registeredAddress} ${title.officePhone}` : ''],
          [t('invoice.bank'), title.type === 'paper_special' ? `${title.openingBank} ${title.bankAccount}` : ''],
          [t('invoice.content'), t(`invoice.content.${invoice.content}`)],
          [t('invoice.receiver'), [receiver.name, receiver.phone, receiver.email, receiver.address].filter(Boolean).join(' ')],
          [t('invoice.remark'), invoice.remark],
          [t('invoice.applied'), `${invoice.applyDate} ${invoice.applySn}`],
          [t('invoice.number'), invoice.number && `${invoice.code} ${invoice.number}`],
          [t('invoice.red'), invoice.redNumber && `${invoice.redCode} ${invoice.redNumber}`],
          [t('invoice.mailed'), invoice.mailNumber && `${invoice.mailCompany} ${invoice.mailNumber}`],
          [t('invoice.reason'), invoice.reason],
        ]}
      />
      <section className={styles.part}>
        <h3>{t('invoice.lines')}</h3>
        <ul>
          {invoice.lines.map((line) => (
            <li key={`${line.orderId}/${line.name}/${line.amount}`} className={styles.line}>
              <span>
                {line.name} {line.num !== null && `×${line.num} ${line.unit}`}
                <span className="meta"> {t('invoice.order', { sn: line.orderSn })}</span>
              </span>
              <span className="num">
                ¥{formatCurrency(line.amount)} <span className="meta">{line.taxRate}%</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      {invoice.asks.length > 0 && (
        <section className={styles.part}>
          <h3>{t('invoice.asks')}</h3>
          <ul>
            {invoice.asks.map((one) => (
              <li key={one.id} className={styles.line}>
                <span>
                  {t(`invoice.ask.${one.kind}`)} · {t(`invoice.askState.${one.state}`)} <span className="meta">{one.fault}</span>
                </span>
                <span className="meta num">
                  {one.askNo} {t('invoice.askTries', { tries: one.tries })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
