import { reasonMost } from '@mall/contract/kernel/fields.ts';
import type { OrderSummary } from '@mall/contract/order/order.api.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { useId } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './dialogs.module.css';

const reasons = ['wrong', 'price', 'address', 'time', 'other'] as const;

type Chosen = (typeof reasons)[number] | '';
type Values = { chosen: Chosen; own: string };

const rules = checks<Values>({
  chosen: (chosen) => (chosen === '' ? 'required' : undefined),
  own: (own, { chosen }) => {
    if (chosen !== 'other') return undefined;
    if (own.trim() === '') return 'required';
    return own.trim().length > reasonMost ? 'long' : undefined;
  },
});

type Props = { order: OrderSummary; busy: boolean; onCancel: (reason: string) => void; onClose: () => void };

/** Asks why an order is cancelled; a reason is needed, one's own words where none of the given fits. */
export function CancelDialog({ order, busy, onCancel, onClose }: Props) {
  const t = useWords('order');
  const formId = useId();
  const form = useForm({
    first: { chosen: '', own: '' } as Values,
    rules,
    failures: (code) => (code === 'long' ? t('cancel.long', { most: reasonMost }) : t('cancel.required')),
  });
  const { chosen, own } = form.watch();
  const send = form.submit((given) => {
    if (given.chosen !== '') onCancel(given.chosen === 'other' ? given.own.trim() : t(`reason.${given.chosen}`));
  });
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
          <Button type="submit" form={formId} look="danger" busy={busy}>
            {t('act.cancel')}
          </Button>
        </>
      }
    >
      <Form id={formId} className={styles.form} onSubmit={send}>
        <p className={styles.lead}>{t('cancel.text', { sn: order.orderSn })}</p>
        <div data-field="chosen">
          <Field label={t('cancel.reason')} required group message={form.messageOf('chosen')}>
            <RadioGroup
              stacked
              value={chosen}
              onChange={(value) => form.put({ chosen: value as Chosen })}
              options={reasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
            />
          </Field>
        </div>
        {chosen === 'other' && (
          <Field label={t('cancel.own')} required message={form.messageOf('own')}>
            <TextArea {...form.field('own')} rows={2} limit={reasonMost} value={own} />
          </Field>
        )}
      </Form>
    </Dialog>
  );
}
