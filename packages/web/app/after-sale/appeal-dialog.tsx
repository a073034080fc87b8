import { afterSaleApi } from '@mall/contract/after-sale/after-sale.api.ts';
import { afterSaleErrors } from '@mall/contract/after-sale/after-sale.errors.ts';
import { afterSaleLimits } from '@mall/contract/after-sale/after-sale.rules.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { UploadField } from '@mall/kit/upload/upload-field.tsx';
import { useUploads } from '@mall/kit/upload/use-uploads.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './after-sale.module.css';

type Props = { id: string; onClose: () => void; onDone: () => Promise<void> };

/** Asks the mall to decide: why, and pictures that show it. */
export function AppealDialog({ id, onClose, onDone }: Props) {
  const t = useWords('after-sale');
  const language = useLanguage();
  const photos = useUploads('image', afterSaleLimits.photos);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const fault =
    reason.trim() === ''
      ? afterSaleErrors['after_sale.appeal_reason_required'].words[language]
      : reason.trim().length > afterSaleLimits.reason
        ? t('field.long', { most: afterSaleLimits.reason })
        : undefined;
  const appeal = useMutation({
    mutationFn: () => browserCall(afterSaleApi.appeal, { params: { id }, body: { reason: reason.trim(), photos: photos.urls } }),
    onSuccess: async () => {
      toast.ok(t('appeal.done'));
      await onDone();
    },
  });
  const send = () => {
    setTried(true);
    if (fault === undefined && !photos.busy) appeal.mutate();
  };
  const footer = (
    <>
      <Button look="quiet" disabled={appeal.isPending} onClick={onClose}>
        {t('appeal.back')}
      </Button>
      <Button busy={appeal.isPending || photos.busy} onClick={send}>
        {t('appeal.send')}
      </Button>
    </>
  );
  return (
    <Dialog open title={t('appeal.title')} width={520} labels={{ close: t('close') }} onClose={onClose} footer={footer}>
      <div className={styles.dialogForm}>
        <p className="meta">{t('appeal.lead')}</p>
        <Field label={t('appeal.reason')} required message={tried ? fault : undefined}>
          <TextArea rows={4} limit={afterSaleLimits.reason} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
        <UploadField label={t('appeal.photos')} uploading={photos} />
      </div>
    </Dialog>
  );
}
