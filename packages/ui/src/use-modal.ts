import { type RefObject, type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Opens the <dialog> as a modal while it is mounted. The browser then keeps the focus inside, makes the rest inert and
 * reports Esc; what it does not do by itself is give the focus back when React takes the element away, so this does.
 */
export function useModal(onClose: () => void): {
  ref: RefObject<HTMLDialogElement | null>;
  handlers: { onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void; onClose: (event: SyntheticEvent<HTMLDialogElement>) => void };
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
    // A second Esc without any act between closes the element past `cancel`; the owner must still hear of it.
    const closed = () => {
      if (!leaving.current) close();
    };
    dialog?.addEventListener('close', closed);
    return () => dialog?.removeEventListener('close', closed);
  }, []);
  return {
    ref,
    handlers: {
      onCancel: (event) => {
        if (event.target !== event.currentTarget) return;
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
