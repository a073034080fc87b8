import { classNames } from '@mall/ui/class-names.ts';
import { ChevronDownIcon } from '@mall/ui/icons/chevron-down-icon.tsx';
import { type MouseEvent, type ReactNode, useId } from 'react';
import styles from './dropdown.module.css';
import { useFold } from './use-fold.ts';

export type DropdownProps = {
  /** What the button says. */
  label: ReactNode;
  /** What it is, where the label alone does not tell. */
  name?: string;
  /** A list of links or buttons; a press on one folds it. */
  children: ReactNode;
  align?: 'left' | 'right';
};

export function Dropdown({ label, name, children, align = 'left' }: DropdownProps) {
  const { open, set, leave, box, button, handlers } = useFold({ open: 80, close: 160 });
  const id = useId();
  const onPick = (event: MouseEvent) => {
    if ((event.target as Element).closest('button')) leave();
  };
  return (
    <div ref={box} role="presentation" className={styles.box} {...handlers}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={name}
        onClick={() => set(!open)}
      >
        {label}
        <ChevronDownIcon size={12} />
      </button>
      {open && (
        <div id={id} role="presentation" className={classNames(styles.panel, styles[align])} onClick={onPick}>
          {children}
        </div>
      )}
    </div>
  );
}
