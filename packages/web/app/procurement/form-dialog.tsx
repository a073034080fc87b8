import { useUnsaved } from '@mall/kit/form/use-unsaved.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../kernel/words.tsx';

type FormDialogProps = {
  title: string;
  /** The verb of its act. */
  act: string;
  formId: string;
  busy: boolean;
  dirty: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog; what was typed is not lost by a slip. */
export function FormDialog({ title, act, formId, busy, dirty, onClose, children }: FormDialogProps) {
  const t = useWords('procurement/project');
  const shell = useWords('shell');
  const unsaved = useUnsaved(dirty && !busy, onClose);
  const footer = (
    <>
      <Button look="quiet" disabled={busy} onClick={unsaved.leave}>
        {t('cancel')}
      </Button>
      <Button type="submit" form={formId} busy={busy}>
        {act}
      </Button>
    </>
  );
  return createPortal(
    <>
      <Dialog
        open
        title={title}
        width={560}
        maxBodyHeight="70vh"
        labels={{ close: shell('close') }}
        onClose={unsaved.leave}
        footer={footer}
      >
        {children}
      </Dialog>
      {unsaved.question}
    </>,
    document.body,
  );
}
