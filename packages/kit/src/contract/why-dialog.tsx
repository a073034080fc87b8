import { reasonMost } from '@mall/contract/kernel/fields.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { useId, useState } from 'react';
import { Form } from '../form/form.tsx';
import { useKitWords } from '../words/use-kit-words.ts';
import { useContractWords } from './use-contract-words.ts';

type Props = {
  title: string;
  text?: string;
  act: string;
  /** Whether nothing may be said. */
  free?: boolean;
  busy: boolean;
  onGive: (reason: string) => void;
  onClose: () => void;
};

/** Asks why, before something is sent back, refused or ended. */
export function WhyDialog({ title, text, act, free = false, busy, onGive, onClose }: Props) {
  const t = useContractWords();
  const kit = useKitWords();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const said = reason.trim();
  const fault = !free && said === '' ? t('why.required') : said.length > reasonMost ? t('why.long', { most: reasonMost }) : undefined;
  const give = () => {
    setTried(true);
    if (!fault) onGive(said);
  };
  return (
    <Dialog
      open
      title={title}
      labels={{ close: kit('close') }}
      onClose={busy ? () => undefined : onClose}
      footer={
        <>
          <Button look="quiet" disabled={busy} onClick={onClose}>
            {kit('cancel')}
          </Button>
          <Button type="submit" form={formId} look="danger" busy={busy}>
            {act}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          give();
        }}
      >
        {text && <p className="meta">{text}</p>}
        <Field label={t('why.label')} required={!free} message={tried ? fault : undefined}>
          <TextArea rows={3} limit={reasonMost} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </Form>
    </Dialog>
  );
}
