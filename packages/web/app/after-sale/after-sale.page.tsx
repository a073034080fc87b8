import type { AfterSaleDetail } from '@mall/contract/after-sale/after-sale.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { queryOf } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { Steps } from '@mall/ui/steps.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import styles from './after-sale.module.css';
import { afterSaleQuestion } from './after-sale.queries.ts';
import { AfterSaleFacts } from './after-sale-facts.tsx';
import { AfterSaleStatus, useStatusNote } from './after-sale-status.tsx';
import { afterSalesPath, applyAddress } from './after-sales-address.ts';
import { PhotoRow } from './photo-row.tsx';
import { ProcessLine } from './process-line.tsx';
import { ReturnAddress } from './return-address.tsx';
import { SendBackForm } from './send-back.form.tsx';
import { useAfterSaleActs } from './use-after-sale-acts.tsx';

/** One after-sale: where it stands, what the reader can do, and all that was said. */
export default function AfterSalePage() {
  const t = useWords('after-sale');
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('id') ?? '';
  if (/^[1-9]\d{0,17}$/.test(id)) return <Sale key={id} id={id} />;
  return (
    <div className={styles.page}>
      <h1 className="sr">{t('detail.title')}</h1>
      <Panel bordered>
        <Missing />
      </Panel>
    </div>
  );
}

function Missing() {
  const t = useWords('after-sale');
  return (
    <>
      <PageTitle name={t('missing.title')} />
      <Empty
        title={t('missing.title')}
        actions={
          <RouterLink href={afterSalesPath} className="link">
            {t('missing.list')}
          </RouterLink>
        }
      >
        {t('missing.text')}
      </Empty>
    </>
  );
}

function Sale({ id }: { id: string }) {
  const t = useWords('after-sale');
  const language = useLanguage();
  const answer = useQuery(queryOf(afterSaleQuestion(id), language));
  const refused = answer.isError && (answer.error as { errorCode?: string }).errorCode === 'kernel.not_found';
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('detail.title')}</h1>
        <RouterLink href={afterSalesPath} className="link">
          {t('detail.back')}
        </RouterLink>
      </header>
      {answer.data ? (
        <SaleBody sale={answer.data} />
      ) : (
        <Panel bordered>
          {answer.isPending && <Skeleton kind="text" lines={8} />}
          {refused && <Missing />}
          {answer.isError && !refused && (
            <ErrorState
              title={t('failed.title')}
              labels={{ retry: t('failed.retry') }}
              busy={answer.isFetching}
              onRetry={() => void answer.refetch()}
            />
          )}
        </Panel>
      )}
    </div>
  );
}

function SaleBody({ sale }: { sale: AfterSaleDetail }) {
  const t = useWords('after-sale');
  const noteOf = useStatusNote();
  const acts = useAfterSaleActs();
  return (
    <>
      <PageTitle about={sale.aftersaleSn} />
      <Panel bordered>
        <div className={styles.state}>
          <div>
            <p className={styles.stateMark}>
              <AfterSaleStatus sale={sale} />
            </p>
            <p className="meta">{noteOf(sale)}</p>
          </div>
          <div className={styles.acts}>
            {sale.actions.includes('confirmReceipt') && (
              <Button onClick={() => acts.confirmReceipt(sale)}>{t('act.confirmReceipt')}</Button>
            )}
            {sale.actions.includes('appeal') && (
              <Button look="line" onClick={() => acts.appeal(sale)}>
                {t('act.appeal')}
              </Button>
            )}
            {sale.actions.includes('reapply') && (
              <Button look="line" href={applyAddress(sale.orderId)} as={RouterLink}>
                {t('act.reapply')}
              </Button>
            )}
            {sale.actions.includes('cancel') && (
              <Button look="quiet" onClick={() => acts.cancel(sale)}>
                {t('act.cancel')}
              </Button>
            )}
          </div>
        </div>
        <div className={styles.process}>
          <ProcessLine sale={sale} />
        </div>
        {sale.actions.includes('appeal') && <Note tone="bad">{t('detail.mayAppeal')}</Note>}
        {sale.arbitrationFlag === 1 && <Note>{t('note.arbitration')}</Note>}
      </Panel>
      {sale.address.receiver !== '' && (sale.state === 'agreed' || sale.state === 'returning') && (
        <Panel bordered title={t(sale.state === 'agreed' ? 'sendBack.title' : 'address.return')}>
          <div className={styles.place}>
            {sale.actions.includes('sendBack') && (
              <div className={styles.placeMain}>
                <SendBackForm id={sale.id} />
              </div>
            )}
            <ReturnAddress sale={sale} />
          </div>
        </Panel>
      )}
      <AfterSaleFacts sale={sale} />
      <Panel bordered title={t('detail.log')}>
        <Steps
          look="column"
          label={t('detail.log')}
          items={sale.steps.toReversed().map((step, place) => ({
            id: `${sale.steps.length - place}`,
            label: t(`event.${step.event}` as 'event.apply'),
            state: place === 0 && sale.actions.length > 0 ? 'current' : 'done',
            note: (
              <>
                <span className="num">{step.at.slice(0, 16)}</span> {step.byName || t(`by.${step.byKind}`)}
                {step.reason && <span className={styles.said}>{step.reason}</span>}
                <PhotoRow photos={step.photos} />
              </>
            ),
          }))}
        />
        {sale.servicePhone && <p className={`meta ${styles.help}`}>{t('detail.phone', { phone: sale.servicePhone })}</p>}
      </Panel>
      <p className="sr">{t('detail.amount', { amount: formatCurrency(sale.amount) })}</p>
      {acts.dialogs}
    </>
  );
}
