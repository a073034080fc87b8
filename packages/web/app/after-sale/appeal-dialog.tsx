import { afterSaleErrors } from '@mall/contract/after-sale/after-sale.errors.ts';
import { AppealAfterSale, afterSaleLimits } from '@mall/contract/after-sale/after-sale.rules.ts';
import { kernelErrors } from '@mall/contract/kernel/kernel.errors.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { useForm } from '@mall/kit/form/use-form.ts';
import { UploadField } from '@mall/kit/upload/upload-field.tsx';
import { useUploads } from '@mall/kit/upload/use-uploads.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { useId } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './after-sale.module.css';

export type Appeal = AppealAfterSale;
type Props = { busy: boolean; onAppeal: (appeal: Appeal) => void; onClose: () => void };

/** Asks the mall to decide: why, and pictures that show it. */
export function AppealDialog({ busy, onAppeal, onClose }: Props) {
  const t = useWords('after-sale');
  const formId = useId();
  const photos = useUploads('image', afterSaleLimits.photos);
  const form = useForm({
    first: { reason: '' },
    rules: AppealAfterSale,
    failures: { ...afterSaleErrors, 'kernel.reason_long': kernelErrors['kernel.reason_long'] },
    shape: ({ reason }) => ({ reason, photos: photos.urls }),
  });
  const send = form.submit((appeal) => {
    if (!photos.busy) onAppeal(appeal);
  });
  const footer = (
    <>
      <Button look="quiet" disabled={busy} onClick={onClose}>
        {t('appeal.back')}
      </Button>
      <Button type="submit" form={formId} busy={busy || photos.busy}>
        {t('appeal.send')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      title={t('appeal.title')}
      width={520}
      labels={{ close: t('close') }}
      onClose={busy ? () => undefined : onClose}
      footer={footer}
    >
      <Form id={formId} className={styles.dialogForm} onSubmit={send}>
        <p className="meta">{t('appeal.lead')}</p>
        <Field label={t('appeal.reason')} required message={form.messageOf('reason')}>
          <TextArea {...form.field('reason')} rows={4} limit={afterSaleLimits.reason} value={form.watch('reason')} />
        </Field>
        <UploadField label={t('appeal.photos')} uploading={photos} />
      </Form>
    </Dialog>
  );
}
