import { reasonMost } from '@mall/contract/kernel/fields.ts';
import type { OrderSummary } from '@mall/contract/order/order.api.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './dialogs.module.css';

const reasons = ['wrong', 'price', 'address', 'time', 'other'] as const;

type Props = { order: OrderSummary; busy: boolean; onCancel: (reason: string) => void; onClose: () => void };

/** Asks why an order is cancelled; a reason is needed, one's own words where none of the given fits. */
export function CancelDialog({ order, busy, onCancel, onClose }: Props) {
  const t = useWords('order');
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const own = chosen === 'other';
  const reason = own ? typed.trim() : chosen === null ? '' : t(`reason.${chosen as (typeof reasons)[number]}`);
  const missing = reason === '' ? t('cancel.required') : undefined;
  const long = reason.length > reasonMost ? t('cancel.long', { most: reasonMost }) : undefined;
  const act = () => {
    setTried(true);
    if (!missing && !long) onCancel(reason);
  };
  return (
    <Dialog
      open
      title={t('cancel.ask')}
      labels={{ close: t('close') }}
      onClose={busy ? () => undefined : onClose}
      footer={
        <>
          <Button look="quiet" disabled={busy} onClick={onClose}>
            {t('cancel.back')}
          </Button>
          <Button look="danger" busy={busy} onClick={act}>
            {t('act.cancel')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.lead}>{t('cancel.text', { sn: order.orderSn })}</p>
        <Field label={t('cancel.reason')} required group {...(tried && !own && missing && { message: missing })}>
          <RadioGroup
            stacked
            value={chosen}
            onChange={setChosen}
            options={reasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
          />
        </Field>
        {own && (
          <Field label={t('cancel.own')} required {...((tried && missing) || long ? { message: long ?? missing } : {})}>
            <TextArea rows={2} limit={reasonMost} value={typed} onChange={(event) => setTyped(event.target.value)} />
          </Field>
        )}
      </div>
    </Dialog>
  );
}
