import { useUnsaved } from '@mall/kit/form/use-unsaved.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { type FormEvent, type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../kernel/words.tsx';
import styles from './company.module.css';

/** What a dialog gets of the act that it asks for. */
export type Asking<Input> = { busy: boolean; act: (input: Input) => void; close: () => void };
type FrameProps = {
  title: string;
  act: string;
  danger?: boolean;
  disabled?: boolean;
  busy: boolean;
  /** Something was chosen or typed. */
  dirty: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that takes something from the reader: its fields, the act and the way out. */
export function AskFrame({ title, act, danger = false, disabled = false, busy, dirty, onSubmit, onClose, children }: FrameProps) {
  const t = useWords('company');
  const shell = useWords('shell');
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !disabled) onSubmit();
  };
  const unsaved = useUnsaved(dirty && !busy, onClose);
  const footer = (
    <>
      <Button look="quiet" disabled={busy} onClick={unsaved.leave}>
        {t('cancel')}
      </Button>
      <Button type="submit" form={id} look={danger ? 'danger' : 'primary'} busy={busy} disabled={disabled}>
        {act}
      </Button>
    </>
  );
  return createPortal(
    <>
      <Dialog open title={title} width={480} labels={{ close: shell('close') }} onClose={unsaved.leave} footer={footer}>
        <form id={id} noValidate className={styles.form} onSubmit={submit}>
          {children}
        </form>
      </Dialog>
      {unsaved.question}
    </>,
    document.body,
  );
}
