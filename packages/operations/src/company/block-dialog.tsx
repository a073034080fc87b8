import { companyOperationsApi } from '@mall/contract/company/certification.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { companyReads } from './company.reads.ts';

/** Stops a company from ordering, or lets it again; the company reads why. */
export function BlockDialog({ id, act, onClose }: { id: string; act: 'block' | 'unblock'; onClose: () => void }) {
  const t = useWords('company');
  const kit = useKitWords();
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const call = useCall({
    call: companyOperationsApi[act],
    request: (why: string) => ({ params: { id }, body: { reason: why } }),
    done: t(`${act}.done`),
    changes: companyReads,
  });
  const send = async () => {
    setChecked(true);
    if (reason.trim() === '') return;
    await call.run(reason.trim());
    onClose();
  };
  return (
    <Dialog
      open
      title={t(`${act}.title`)}
      labels={{ close: kit('close') }}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {kit('cancel')}
          </Button>
          <Button look={act === 'block' ? 'danger' : 'primary'} busy={call.busy} onClick={() => void send().catch(() => undefined)}>
            {t(`${act}.act`)}
          </Button>
        </>
      }
    >
      <p>{t(`${act}.text`)}</p>
      <Field label={t('reason')} message={checked && reason.trim() === '' ? t('reject.missing') : undefined}>
        <TextArea value={reason} maxLength={100} rows={3} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </Dialog>
  );
}
