import { afterSaleErrors } from '@mall/contract/after-sale/after-sale.errors.ts';
import { afterSaleLimits, RejectAfterSale } from '@mall/contract/after-sale/after-sale.rules.ts';
import { sellerAfterSaleApi } from '@mall/contract/after-sale/after-sale-office.api.ts';
import { kernelErrors } from '@mall/contract/kernel/kernel.errors.ts';
import { CaseFoot } from '@mall/counter/side/side-by-side.tsx';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { UploadField } from '@mall/kit/upload/upload-field.tsx';
import { useUploads } from '@mall/kit/upload/use-uploads.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.ts';
import { afterSaleReads } from './after-sale.reads.ts';
import styles from './after-sales.module.css';

const usual = {
  reject: ['refuse.usual.reject1', 'refuse.usual.reject2', 'refuse.usual.reject3'],
  refuseReceipt: ['refuse.usual.refuse1', 'refuse.usual.refuse2', 'refuse.usual.refuse3'],
} as const;

type Props = { id: string; act: 'reject' | 'refuseReceipt'; head: ReactNode; onDone: () => void };

/** The store says no, to the application or to the parcel, and shows why. */
export function RefuseForm({ id, act, head, onDone }: Props) {
  const t = useWords('after-sale');
  const photos = useUploads('image', afterSaleLimits.photos);
  const form = useForm({
    first: { reason: '' },
    rules: RejectAfterSale,
    failures: { ...afterSaleErrors, 'kernel.reason_long': kernelErrors['kernel.reason_long'] },
    shape: ({ reason }) => ({ reason, photos: photos.urls }),
  });
  const refuse = useCall({
    call: sellerAfterSaleApi[act],
    request: (body: RejectAfterSale) => ({ params: { id }, body }),
    changes: afterSaleReads,
    done: t(`${act}.done`),
    onDone,
    options: quietly,
  });
  const reason = form.watch('reason');
  return (
    <Form
      className={styles.through}
      message={form.messageOf('root')}
      onSubmit={form.submit((given) => (photos.busy ? undefined : refuse.run(given)))}
    >
      <div className={styles.answer}>
        {head}
        <Field label={t('refuse.usual')} group layout="side">
          <div className={styles.usual}>
            {usual[act].map((name) => (
              <Button key={name} look="line" size="s" onClick={() => form.put({ reason: t(name) })}>
                {t(name)}
              </Button>
            ))}
          </div>
        </Field>
        <Field label={t('refuse.reason')} required layout="side" message={form.messageOf('reason')}>
          <TextArea {...form.field('reason')} rows={3} limit={afterSaleLimits.reason} value={reason} />
        </Field>
        <UploadField label={t('refuse.photos')} uploading={photos} layout="side" />
      </div>
      <CaseFoot>
        <span className={`meta ${styles.space}`}>{t('refuse.hint')}</span>
        <Button type="submit" look="danger" busy={form.busy || photos.busy}>
          {t(`${act}.act`)}
        </Button>
      </CaseFoot>
    </Form>
  );
}
