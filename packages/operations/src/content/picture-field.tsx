import { CallError } from '@mall/client/call-error.ts';
import { acceptOf, uploadFault, uploadRules } from '@mall/contract/content/upload.rules.ts';
import { sendUpload } from '@mall/kit/upload/send-upload.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { type ReactNode, useState } from 'react';
import { FilePicker } from '../kernel/file-picker.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './content.module.css';

const rule = uploadRules.image;
type Props = { label: string; value: string; onChange: (image: string) => void; message?: ReactNode; required?: boolean };

/** One picture, sent as soon as it is chosen. */
export function PictureField({ label, value, onChange, message, required = false }: Props) {
  const t = useWords('content');
  const [busy, setBusy] = useState(false);
  const take = async (file: File) => {
    if (uploadFault(rule, file) !== undefined) {
      toast.warn(t('picture.kinds'));
      return;
    }
    setBusy(true);
    try {
      onChange(await sendUpload('image', file, { signal: new AbortController().signal, onProgress: () => undefined }));
    } catch (error) {
      toast.bad(error instanceof CallError ? error.msg : t('picture.failed'));
    }
    setBusy(false);
  };
  return (
    <Field label={label} required={required} message={message} group>
      <span className={styles.picture}>
        {value !== '' && <img src={value} alt={label} />}
        <FilePicker label={label} accept={acceptOf(rule)} busy={busy} onFile={take}>
          {t(value === '' ? 'picture.choose' : 'picture.change')}
        </FilePicker>
        {value !== '' && !required && (
          <Button look="text" size="s" onClick={() => onChange('')}>
            {t('picture.remove')}
          </Button>
        )}
      </span>
    </Field>
  );
}
