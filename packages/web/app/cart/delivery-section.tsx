import type { Settlement } from '@mall/contract/cart/settlement.api.ts';
import type { InvoiceFields, InvoiceType } from '@mall/contract/invoice/invoice.rules.ts';
import type { InvoiceTitle } from '@mall/contract/member/invoice-title.api.ts';
import type { DeliveryTime } from '@mall/contract/order/order.rules.ts';
import { shownPhone } from '@mall/kit/words/shown-phone.ts';
import { Chip } from '@mall/ui/chip.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './fill-order.module.css';
import type { FillOrder } from './use-fill-order.ts';

const InvoiceTitleDialog = lazy(() => import('../member/invoice-title-dialog.tsx'));

// Written out, because the rules they stand in bring the whole schema library with them.
const deliveryTimes: readonly DeliveryTime[] = ['any', 'weekday', 'weekend'];
const invoiceTypes: readonly InvoiceType[] = ['electronic_normal', 'paper_normal', 'paper_special'];

/** When it may come, and the paper that follows. */
export function DeliverySection({ order, settlement }: { order: FillOrder; settlement: Settlement }) {
  const t = useWords('cart');
  const { draft, put, titles, title, invoice } = order;
  const [choosing, setChoosing] = useState<InvoiceType>();
  const why = whyNot(settlement);
  const chooseType = (type: InvoiceType) => {
    // Who buys for a company has it invoiced to the company.
    const fit = [...(title ? [title] : []), ...titles.toSorted(companiesFirst)].find((one) => one.types.includes(type));
    if (fit) put({ invoice: { titleId: fit.id, type } });
    else setChoosing(type);
  };
  return (
    <Panel title={t('order.delivery')}>
      <div className={styles.row}>
        <span aria-hidden="true">{t('order.deliveryTime')}</span>
        <fieldset className={styles.chips} aria-label={t('order.deliveryTime')}>
          {deliveryTimes.map((time) => (
            <Chip key={time} on={draft.deliveryTime === time} onPress={() => put({ deliveryTime: time })}>
              {t(`order.time.${time}`)}
            </Chip>
          ))}
        </fieldset>
      </div>
      <div className={styles.row}>
        <span aria-hidden="true">{t('order.invoice')}</span>
        <div>
          <fieldset className={styles.chips} aria-label={t('order.invoice')}>
            <Chip on={invoice === null} onPress={() => put({ invoice: null })}>
              {t('order.noInvoice')}
            </Chip>
            {invoiceTypes.map((type) => (
              <Chip
                key={type}
                on={invoice?.type === type}
                disabled={!settlement.invoiceTypes.includes(type)}
                onPress={() => chooseType(type)}
              >
                {t(`order.type.${type}`)}
              </Chip>
            ))}
          </fieldset>
          {why && <p className="meta">{t(why)}</p>}
        </div>
      </div>
      {invoice && title && (
        <div className={styles.row}>
          <span>{t('order.invoiceTitle')}</span>
          <div>
            <p>
              {nameOf(title.fields)}　{title.fields.titleType === 'company' && <span className="meta num">{title.fields.taxNumber}</span>}　
              <button type="button" className={styles.text} onClick={() => setChoosing(invoice.type)}>
                {t('order.otherTitle')}
              </button>
            </p>
            <p className="meta">{t('order.titleFixed', { name: title.fields.recipientName, phone: shownPhone(title.fields.phone) })}</p>
          </div>
        </div>
      )}
      {choosing && (
        <Suspense>
          <InvoiceTitleDialog
            type={choosing}
            titles={titles}
            chosenId={title?.id}
            onClose={() => setChoosing(undefined)}
            onChosen={(chosen) => {
              put({ invoice: { titleId: chosen.id, type: choosing } });
              setChoosing(undefined);
            }}
          />
        </Suspense>
      )}
    </Panel>
  );
}

const whyNot = ({ invoiceable, invoiceTypes: issued }: Settlement) => {
  if (invoiceable === 0) return 'order.invoiceNone';
  if (issued.length === 0) return 'order.invoiceMixed';
  return issued.length < invoiceTypes.length ? 'order.invoiceSome' : undefined;
};

type Titled = Pick<InvoiceTitle, 'fields'>;
const companiesFirst = (a: Titled, b: Titled) => Number(b.fields.titleType === 'company') - Number(a.fields.titleType === 'company');

const nameOf = (fields: InvoiceFields): string => (fields.titleType === 'company' ? fields.companyName : fields.personName);
