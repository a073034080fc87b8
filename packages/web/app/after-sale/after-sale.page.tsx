import type { AfterSaleDetail } from '@mall/contract/after-sale/after-sale.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { ProcessLine } from '@mall/kit/after-sale/process-line.tsx';
import { useAfterSaleNames } from '@mall/kit/after-sale/use-after-sale-names.ts';
import { DetailPage } from '@mall/kit/detail/detail-page.tsx';
import { Log } from '@mall/kit/detail/log.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { isId } from '@mall/kit/page/is-id.ts';
import { Button } from '@mall/ui/button.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { useSearchParams } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import styles from './after-sale.module.css';
import { afterSaleQuestion } from './after-sale.queries.ts';
import { AfterSaleFacts } from './after-sale-facts.tsx';
import { AfterSaleStatus, useStatusNote } from './after-sale-status.tsx';
import { afterSalesPath, applyAddress } from './after-sales-place.ts';
import { ReturnAddress } from './return-address.tsx';
import { SendBackForm } from './send-back.form.tsx';
import { useAfterSaleActs } from './use-after-sale-acts.tsx';

/** One after-sale: where it stands, what the reader can do, and all that was said. */
export default function AfterSalePage() {
  const t = useWords('after-sale');
  const id = useSearchParams()[0].get('id');
  const detail = useDetail(isId(id) ? afterSaleQuestion(id) : undefined);
  const missing = { title: t('missing.title'), text: t('missing.text'), list: t('missing.list') };
  return (
    <DetailPage
      detail={detail}
      list={{ href: afterSalesPath, label: t('list.title') }}
      kind={t('detail.title')}
      words={{ failed: t('failed.title'), missing }}
      about={({ aftersaleSn }) => aftersaleSn}
    >
      {(sale) => <SaleBody key={sale.id} sale={sale} />}
    </DetailPage>
  );
}

function SaleBody({ sale }: { sale: AfterSaleDetail }) {
  const t = useWords('after-sale');
  const noteOf = useStatusNote();
  const { stepName, doerName } = useAfterSaleNames();
  const acts = useAfterSaleActs();
  return (
    <>
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
      <Log
        title={t('detail.log')}
        order="latest"
        ended={sale.actions.length === 0}
        entries={sale.steps.map((step) => ({
          what: stepName(step.event),
          at: step.at,
          who: step.byName || doerName(step.byKind),
          why: step.reason,
          pictures: step.photos,
        }))}
      >
        {sale.servicePhone && <p className={`meta ${styles.help}`}>{t('detail.phone', { phone: sale.servicePhone })}</p>}
      </Log>
      <p className="sr">{t('detail.amount', { amount: formatCurrency(sale.amount) })}</p>
      {acts.dialogs}
    </>
  );
}
