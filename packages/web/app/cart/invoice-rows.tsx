import type { Settlement, SettlementStore } from '@mall/contract/cart/settlement.api.ts';
import { type InvoiceType, invoiceTypes } from '@mall/contract/invoice/invoice.rules.ts';
import { nameOfTitle } from '@mall/contract/invoice/title-name.ts';
import type { InvoiceTitle } from '@mall/contract/member/invoice-title.api.ts';
import { shownPhone } from '@mall/kit/words/shown-phone.ts';
import { Chip } from '@mall/ui/chip.tsx';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './fill-order.module.css';
import { typesOf } from './store-invoice.ts';
import type { FillOrder } from './use-fill-order.ts';

const InvoiceTitleDialog = lazy(() => import('../member/invoice-title-dialog.tsx'));

// Written out, because the rules they stand in bring the whole schema library with them.

/** The paper that follows: each store issues its own, so that one without special invoices does not take them from the others. */
export function InvoiceRows({ order, settlement }: { order: FillOrder; settlement: Settlement }) {
  const { stores, qualified } = settlement;
  return stores.map((store) => (
    <StoreInvoice key={store.storeId} order={order} store={store} qualified={qualified === 1} named={stores.length > 1} />
  ));
}

type StoreInvoiceProps = { order: FillOrder; store: SettlementStore; qualified: boolean; named: boolean };

function StoreInvoice({ order, store, qualified, named }: StoreInvoiceProps) {
  const t = useWords('cart');
  const { draft, put, titles } = order;
  const [choosing, setChoosing] = useState<InvoiceType>();
  const invoice = order.invoices[store.storeId] ?? null;
  const title = titles.find(({ id }) => id === invoice?.titleId);
  const issued = typesOf(store, qualified);
  const label = named ? t('order.invoiceOf', { store: store.storeName }) : t('order.invoice');
  const choose = (chosen: { titleId: string; type: InvoiceType } | null) =>
    put({ invoices: { ...draft.invoices, [store.storeId]: chosen } });
  const chooseType = (type: InvoiceType) => {
    // Who buys for a company has it invoiced to the company.
    const fit = [...(title ? [title] : []), ...titles.toSorted(companiesFirst)].find((one) => one.types.includes(type));
    if (fit) choose({ titleId: fit.id, type });
    else setChoosing(type);
  };
  const why = whyNot(store, qualified);
  return (
    <>
      <div className={styles.row}>
        <span aria-hidden="true">{label}</span>
        <div>
          <fieldset className={styles.chips} aria-label={label}>
            <Chip on={invoice === null} onPress={() => choose(null)}>
              {t('order.noInvoice')}
            </Chip>
            {invoiceTypes.map((type) => (
              <Chip key={type} on={invoice?.type === type} disabled={!issued.includes(type)} onPress={() => chooseType(type)}>
                {t(`order.type.${type}`)}
              </Chip>
            ))}
          </fieldset>
          {why && <p className="meta">{t(why)}</p>}
          {invoice && title && (
            <>
              <p className={styles.chips}>
                <span>{nameOfTitle(title.fields)}</span>
                {title.fields.titleType === 'company' && <span className="meta num">{title.fields.taxNumber}</span>}
                <button type="button" className={styles.text} onClick={() => setChoosing(invoice.type)}>
                  {t('order.otherTitle')}
                </button>
              </p>
              <p className="meta">{t('order.titleFixed', { name: title.fields.recipientName, phone: shownPhone(title.fields.phone) })}</p>
            </>
          )}
        </div>
      </div>
      {choosing && (
        <Suspense>
          <InvoiceTitleDialog
            type={choosing}
            titles={titles}
            chosenId={title?.id}
            onClose={() => setChoosing(undefined)}
            onChosen={(chosen) => {
              choose({ titleId: chosen.id, type: choosing });
              setChoosing(undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

const whyNot = ({ invoiceable, invoiceTypes: issued }: SettlementStore, qualified: boolean) => {
  if (invoiceable === 0) return 'order.invoiceNone';
  if (issued.includes('paper_special') && !qualified) return 'order.invoiceUnqualified';
  return issued.length < invoiceTypes.length ? 'order.invoiceSome' : undefined;
};

type Titled = Pick<InvoiceTitle, 'fields'>;
const companiesFirst = (a: Titled, b: Titled) => Number(b.fields.titleType === 'company') - Number(a.fields.titleType === 'company');
