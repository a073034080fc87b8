import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { CloseIcon } from './icons/close-icon.tsx';
import { useModal } from './use-modal.ts';

export type DialogProps = {
  title: ReactNode;
  onClose: () => void;
  labels: { close: string };
  children?: ReactNode;
  /** Buttons at the foot, right-aligned. */
  footer?: ReactNode;
  /** Width in px on a wide screen; 420 unless told. */
  width?: number;
  /** The body scrolls inside this height (any CSS length or px). */
  maxBodyHeight?: number | string;
  /** A press beside the dialog closes it. Off: nothing typed may be lost by a slip. */
  closeOnBackdrop?: boolean;
  role?: 'dialog' | 'alertdialog';
  className?: string;
};

/** Mounted only while open: `<Dialog open={…}>`. Focus moves in, stays in and returns; Esc closes. */
export function Dialog({ open, ...rest }: DialogProps & { open: boolean }) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: DialogProps) {
  const { title, onClose, labels, children, footer, width = 420, maxBodyHeight, closeOnBackdrop, role = 'dialog', className } = props;
  const titleId = useId();
  const bodyId = useId();
  const { ref, handlers } = useModal(onClose);
  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={role === 'alertdialog' ? bodyId : undefined}
      className={classNames(styles.dialog, className)}
      style={{ width }}
      {...handlers}
      onPointerDown={(event) => {
        if (closeOnBackdrop && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.frame}>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        </header>
        <div id={bodyId} className={styles.body} style={{ maxHeight: maxBodyHeight }}>
          {children}
        </div>
        {footer && <footer className={styles.foot}>{footer}</footer>}
        {/* Last in order, so that the first control of the body takes the focus and not the cross. */}
        <button type="button" className={styles.close} aria-label={labels.close} onClick={onClose}>
          <CloseIcon size={16} />
        </button>
      </div>
    </dialog>
  );
}
