import type { AgreementKind } from '@mall/contract/account/agreed.api.ts';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { useId, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useWords } from '../kernel/words.tsx';
import styles from './agreement.module.css';
import { AgreementDialog } from './agreement-dialog.tsx';

type AgreementProps = { input: UseFormRegisterReturn; message: string | undefined; onAgree: () => void };

export function Agreement({ input, message, onAgree }: AgreementProps) {
  const t = useWords('account');
  const messageId = useId();
  const [open, setOpen] = useState<AgreementKind>();
  const link = (kind: AgreementKind) => (
    <button type="button" className={styles.link} onClick={() => setOpen(kind)}>
      {t(`agree.${kind}`)}
    </button>
  );
  return (
    <div>
      <div className={styles.line}>
        <Checkbox
          {...input}
          aria-label={t('agree.whole')}
          aria-invalid={message !== undefined}
          aria-describedby={message === undefined ? undefined : messageId}
        >
          {t('agree.read')}
        </Checkbox>
        {link('agreement')}
        <span>{t('agree.and')}</span>
        {link('privacy')}
      </div>
      {message && (
        <p id={messageId} className={styles.message}>
          {message}
        </p>
      )}
      {open && (
        <AgreementDialog
          kind={open}
          onClose={() => setOpen(undefined)}
          onAgree={() => {
            onAgree();
            setOpen(undefined);
          }}
        />
      )}
    </div>
  );
}
