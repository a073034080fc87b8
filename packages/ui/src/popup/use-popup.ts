import { type KeyboardEvent, useId, useRef, useState } from 'react';

/** Whether a popup is open, and what its button and its field need to open it. */
export function usePopup() {
  const [open, setOpen] = useState(false);
  const pressed = useRef(false);
  const id = useId();
  return {
    id,
    open,
    close: () => setOpen(false),
    button: {
      'aria-haspopup': 'dialog' as const,
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      // The browser closes the popup on the press already; the click that follows must not open it again.
      onPointerDown: () => {
        pressed.current = open;
      },
      onClick: () => {
        setOpen(!pressed.current && !open);
        pressed.current = false;
      },
    },
    /** Alt and arrow down opens, as in a native list. */
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' || !event.altKey) return;
      event.preventDefault();
      setOpen(true);
    },
  };
}
