import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './drawer.module.css';
import { CloseIcon } from './icons/close-icon.tsx';
import { useModal } from './use-modal.ts';

export type DrawerProps = {
  title: ReactNode;
  /** Second line of the head. */
  subtitle?: ReactNode;
  onClose: () => void;
  labels: { close: string };
  children?: ReactNode;
  footer?: ReactNode;
  from?: 'right' | 'left' | 'bottom';
  /** Width in px (left, right). */
  width?: number;
  /** The whole screen on a telephone. */
  full?: boolean;
};

/** Slides in from a side; a press beside it or Esc closes. */
export function Drawer({ open, ...rest }: DrawerProps & { open: boolean }) {
  return open ? <OpenDrawer {...rest} /> : null;
}

function OpenDrawer({ title, subtitle, onClose, labels, children, footer, from = 'right', width = 360, full }: DrawerProps) {
  const titleId = useId();
  const { ref, handlers } = useModal(onClose);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={classNames(styles.drawer, styles[from], full && styles.full)}
      style={from === 'bottom' ? undefined : { width }}
      {...handlers}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.frame}>
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          {subtitle && <p className="meta">{subtitle}</p>}
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.foot}>{footer}</footer>}
        {/* Last in order, so that the first control of the body takes the focus and not the cross. */}
        <button type="button" className={styles.close} aria-label={labels.close} onClick={onClose}>
          <CloseIcon size={16} />
        </button>
      </div>
    </dialog>
  );
}
