import { Form } from '@mall/kit/form/form.tsx';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useId } from 'react';
import { useWords } from '../kernel/words.ts';
import type { ActingOrder } from './acting-order.ts';
import styles from './track-dialog.module.css';

export type NewTrack = { shipmentId: string; place: string; text: string; signed: boolean };

const textMost = 100;
const placeMost = 40;

const rules = checks<NewTrack>({
  text: (text) => (text.trim() === '' ? 'required' : text.trim().length > textMost ? 'long' : undefined),
});

type Props = { parcels: ActingOrder['parcels']; busy: boolean; onGive: (track: NewTrack) => void; onClose: () => void };

/** Tells by hand where a parcel was seen, for a carrier that does not. */
export function TrackDialog({ parcels, busy, onGive, onClose }: Props) {
  const t = useWords('order');
  const kit = useKitWords();
  const formId = useId();
  const form = useForm({
    first: { shipmentId: parcels[0]?.shipmentId ?? '', place: '', text: '', signed: false } as NewTrack,
    rules,
    failures: (code) => t(code === 'long' ? 'track.long' : 'track.required', { most: textMost }),
  });
  const { signed, text } = form.watch();
  return (
    <Dialog
      open
      title={t('track.title')}
      labels={{ close: kit('close') }}
      onClose={busy ? () => undefined : onClose}
      footer={
        <>
          <Button look="quiet" disabled={busy} onClick={onClose}>
            {kit('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('track.act')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        className={styles.form ?? ''}
        onSubmit={form.submit((given) => onGive({ ...given, place: given.place.trim(), text: given.text.trim() }))}
      >
        <Field label={t('track.parcel')}>
          <Select
            {...form.field('shipmentId')}
            options={parcels.map(({ shipmentId, logisticsCompany, trackingNumber }) => ({
              value: shipmentId,
              label: `${logisticsCompany} ${trackingNumber}`,
            }))}
          />
        </Field>
        <Field label={t('track.place')}>
          <TextInput {...form.field('place')} maxLength={placeMost} />
        </Field>
        <Field label={t('track.text')} required message={form.messageOf('text')}>
          <TextArea {...form.field('text')} rows={2} limit={textMost} value={text} />
        </Field>
        <Checkbox checked={signed} onChange={(event) => form.put({ signed: event.target.checked })}>
          {t('track.signed')}
        </Checkbox>
      </Form>
    </Dialog>
  );
}
