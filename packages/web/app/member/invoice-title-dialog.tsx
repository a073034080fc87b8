import type { InvoiceType } from '@mall/contract/invoice/invoice.rules.ts';
import { nameOfTitle } from '@mall/contract/invoice/title-name.ts';
import type { InvoiceTitle } from '@mall/contract/member/invoice-title.api.ts';
import { shownPhone } from '@mall/kit/words/shown-phone.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Radio } from '@mall/ui/radio.tsx';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../kernel/words.tsx';
import styles from './form.module.css';
import { InvoiceTitleForm } from './invoice-title.form.tsx';

type InvoiceTitleDialogProps = {
  type: InvoiceType;
  titles: readonly InvoiceTitle[];
  chosenId: string | undefined;
  onClose: () => void;
  onChosen: (title: InvoiceTitle) => void;
};

/** Chooses a title for a type of invoice, or saves a new one. */
export default function InvoiceTitleDialog({ type, titles, chosenId, onClose, onChosen }: InvoiceTitleDialogProps) {
  const t = useWords('member');
  const shell = useWords('shell');
  const fit = titles.filter((title) => title.types.includes(type));
  const [picked, setPicked] = useState(chosenId);
  const [adding, setAdding] = useState(fit.length === 0);
  const choose = () => {
    const title = fit.find(({ id }) => id === picked);
    if (title) onChosen(title);
  };
  if (adding) return <InvoiceTitleForm type={type} onClose={fit.length === 0 ? onClose : () => setAdding(false)} onSaved={onChosen} />;
  const footer = (
    <>
      <Button look="text" onClick={() => setAdding(true)}>
        {t('title.new')}
      </Button>
      <Button look="quiet" onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button disabled={picked === undefined} onClick={choose}>
        {t('title.use')}
      </Button>
    </>
  );
  return createPortal(
    <Dialog
      open
      title={t('title.choose', { type: t(`title.type.${type}`) })}
      width={560}
      maxBodyHeight="60vh"
      labels={{ close: shell('close') }}
      onClose={onClose}
      footer={footer}
    >
      <div role="radiogroup" aria-label={t('title.titles')} className={styles.titles}>
        {fit.map((title) => {
          const { fields } = title;
          const tax = fields.titleType === 'company' ? fields.taxNumber : t('title.person');
          return (
            <Radio
              key={title.id}
              boxed
              name="title"
              checked={picked === title.id}
              onChange={() => setPicked(title.id)}
              hint={`${tax} · ${fields.recipientName} ${shownPhone(fields.phone)}`}
            >
              {nameOfTitle(fields)}
            </Radio>
          );
        })}
      </div>
    </Dialog>,
    document.body,
  );
}
