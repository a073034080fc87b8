import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { FieldContext } from '../field-context.ts';
import { placeBeside } from './place-beside.ts';
import styles from './popup.module.css';

export type PopupProps = {
  /** What it stands under; the focus returns there. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Spoken name. */
  label: string;
  children: ReactNode;
  id?: string;
  /** As wide as what it stands under. */
  fit?: boolean;
  className?: string;
};

/**
 * What opens under a control: a calendar, a tree, a list. Mounted only while open. It is the browser's own popover, because that lies
 * above a modal drawer too and closes by Esc or a press beside it; on a telephone it comes up from below.
 */
export function Popup({ anchor, onClose, label, children, id, fit, className }: PopupProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const popup = ref.current;
    const beside = anchor.current;
    if (!popup || !beside) return undefined;
    popup.showPopover();
    const place = () => placeBeside(popup, beside, fit === true);
    place();
    // The calendar arrives after the frame it stands in.
    const grown = new ResizeObserver(place);
    grown.observe(popup);
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      grown.disconnect();
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
      if (popup.contains(document.activeElement)) focusFirst(beside);
    };
  }, [anchor, fit]);
  useEffect(() => {
    const popup = ref.current;
    const toggled = (event: Event) => {
      if ((event as ToggleEvent).newState === 'closed') close();
    };
    popup?.addEventListener('beforetoggle', toggled);
    return () => popup?.removeEventListener('beforetoggle', toggled);
  }, []);
  return (
    <dialog
      ref={ref}
      id={id}
      popover="auto"
      aria-label={label}
      className={classNames(styles.popup, className)}
      // On the way down: a search field inside would keep Esc for itself.
      onKeyDownCapture={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      {/* The field's control is what it stands under: what is typed in here is not the field's. */}
      <FieldContext value={null}>{children}</FieldContext>
    </dialog>
  );
}

function focusFirst(element: HTMLElement) {
  const target = element.matches('input, button') ? element : element.querySelector<HTMLElement>('input, button');
  target?.focus();
}
