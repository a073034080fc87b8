import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export type ConfirmProps = {
  open: boolean;
  /** A question with its object: "删除 3 件商品？" */
  title: ReactNode;
  children?: ReactNode;
  /** `act` repeats the verb of the button that asked; `back` is the way out. */
  labels: { act: string; back: string; close: string };
  tone?: 'primary' | 'danger';
  busy?: boolean;
  actDisabled?: boolean;
  onAct: () => void;
  onClose: () => void;
  /** A third way, before the other two ("移入收藏"). */
  extra?: ReactNode;
};

/** Asks once before a destructive act. The owner holds `open` and closes it when the act is done. */
export function Confirm({ open, title, children, labels, tone = 'primary', busy, actDisabled, onAct, onClose, extra }: ConfirmProps) {
  const footer = (
    <>
      {extra}
      <Button look="quiet" disabled={busy === true} onClick={onClose}>
        {labels.back}
      </Button>
      <Button look={tone} busy={busy === true} disabled={actDisabled === true} onClick={onAct}>
        {labels.act}
      </Button>
    </>
  );
  return (
    <Dialog open={open} role="alertdialog" title={title} labels={labels} onClose={busy ? () => undefined : onClose} footer={footer}>
      {children}
    </Dialog>
  );
}
