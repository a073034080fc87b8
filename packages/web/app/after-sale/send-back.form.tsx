import { afterSaleApi } from '@mall/contract/after-sale/after-sale.api.ts';
import { afterSaleErrors } from '@mall/contract/after-sale/after-sale.errors.ts';
import { afterSaleLimits, SendBack } from '@mall/contract/after-sale/after-sale.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { UploadField } from '@mall/kit/upload/upload-field.tsx';
import { useUploads } from '@mall/kit/upload/use-uploads.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.tsx';
import { afterSaleReads } from './after-sale.changes.ts';
import styles from './after-sale.module.css';

const carriers = ['顺丰速运', '德邦物流', '京东物流', '中通快运', '跨越速运', '邮政 EMS'] as const;
const another = 'another';

/** By which parcel the goods go back. */
export function SendBackForm({ id, onClose }: { id: string; onClose?: (() => void) | undefined }) {
  const t = useWords('after-sale');
  const photos = useUploads('image', afterSaleLimits.photos);
  const form = useForm({
    first: { company: '', anotherName: '', trackingNumber: '' },
    rules: SendBack,
    failures: afterSaleErrors,
    shape: ({ company, anotherName, trackingNumber }) => ({
      id,
      company: company === another ? anotherName : company,
      trackingNumber,
      photos: photos.urls,
    }),
    places: { 'after_sale.tracking': ['trackingNumber'], 'after_sale.company': ['company'] },
  });
  const send = useCall({
    call: afterSaleApi.sendBack,
    request: (body: SendBack) => ({ body }),
    changes: afterSaleReads,
    done: t('sendBack.done'),
    onDone: onClose,
    options: quietly,
  });
  const company = form.messageOf('company');
  return (
    <Form
      className={styles.form}
      onSubmit={form.submit((checked) => (photos.busy ? undefined : send.run(checked)))}
      message={form.messageOf('root')}
    >
      <Field layout="side" label={t('sendBack.company')} required message={company}>
        <Select
          {...form.field('company')}
          placeholder={t('sendBack.choose')}
          style={{ width: 220 }}
          options={[...carriers.map((name) => ({ value: name, label: name })), { value: another, label: t('sendBack.another') }]}
        />
      </Field>
      {form.watch('company') === another && (
        <Field layout="side" label={t('sendBack.anotherName')} required message={company}>
          <TextInput
            {...form.field('anotherName', { onChange: () => form.formState.isSubmitted && form.trigger('company') })}
            maxLength={40}
            style={{ width: 220 }}
          />
        </Field>
      )}
      <Field layout="side" label={t('sendBack.number')} required message={form.messageOf('trackingNumber')}>
        <TextInput {...form.field('trackingNumber')} maxLength={40} style={{ width: 280 }} />
      </Field>
      <UploadField layout="side" label={t('sendBack.photos')} uploading={photos} hint={t('sendBack.photosHint')} />
      <div className={styles.formActs}>
        <Button type="submit" busy={form.busy || photos.busy}>
          {t('sendBack.send')}
        </Button>
        {onClose && (
          <Button look="line" onClick={onClose}>
            {t('sendBack.back')}
          </Button>
        )}
      </div>
    </Form>
  );
}
