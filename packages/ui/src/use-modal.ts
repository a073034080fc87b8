import { type KeyboardEvent, type RefObject, type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Opens the <dialog> as a modal while it is mounted. The browser then keeps the focus inside, makes the rest inert and
 * reports Esc; what it does not do by itself is give the focus back when React takes the element away, so this does.
 */
export function useModal(onClose: () => void): {
  ref: RefObject<HTMLDialogElement | null>;
  handlers: {
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  };
} {
  const ref = useRef<HTMLDialogElement>(null);
  const leaving = useRef(false);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const before = document.activeElement;
    leaving.current = false;
    dialog.showModal();
    const free = holdPage();
    return () => {
      leaving.current = true;
      dialog.close();
      free();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const dialog = ref.current;
    // A second Esc without any act between closes the element past `cancel`; the owner must still hear of it, and may want it to stay.
    const closed = () => {
      if (leaving.current) return;
      dialog?.showModal();
      close();
    };
    dialog?.addEventListener('close', closed);
    return () => dialog?.removeEventListener('close', closed);
  }, []);
  return {
    ref,
    handlers: {
      // Taken before the browser takes it: a second Esc would close a dialog and the question over it in one go, whatever their owners want.
      onKeyDown: (event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
        if ((event.target as Element).closest('dialog') !== event.currentTarget) return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      },
      onCancel: (event) => {
        // One that cannot be held back closes the element in a moment: heard then, once.
        if (event.target !== event.currentTarget || !event.cancelable) return;
        event.preventDefault();
        onClose();
      },
      onClose: (event) => event.stopPropagation(),
    },
  };
}

let held = 0;

/** The page behind stands still; what its scrollbar took is padded, so that nothing jumps sideways. */
function holdPage(): () => void {
  const { documentElement: page, body } = document;
  if (held === 0) {
    const bar = window.innerWidth - page.clientWidth;
    page.style.overflow = 'hidden';
    if (bar > 0) body.style.paddingRight = `${bar}px`;
  }
  held += 1;
  return () => {
    held -= 1;
    if (held > 0) return;
    page.style.overflow = '';
    body.style.paddingRight = '';
  };
}
