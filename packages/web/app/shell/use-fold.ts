import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Something that unfolds under a button: by press, or by a mouse that rests on it. Esc, a press elsewhere, the focus elsewhere and
 * going to another page fold it again. `mayUnfold` is asked when the mouse has rested.
 */
export const useFold = (rest: { open: number; close: number }, mayUnfold: () => boolean = () => true) => {
  const { key } = useLocation();
  // Open on this page only: going on folds it without an effect.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: globalThis.PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpenAt(undefined);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const set = (to: boolean) => {
    clearTimeout(timer.current);
    setOpenAt(to ? key : undefined);
  };
  const later = (event: PointerEvent, to: boolean, ms: number) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpenAt(to && mayUnfold() ? key : undefined), ms);
  };
  /** Folds and gives the focus back to the button. */
  const leave = () => {
    set(false);
    button.current?.focus();
  };
  return {
    open,
    set,
    leave,
    box,
    button,
    handlers: {
      onPointerEnter: (event: PointerEvent) => later(event, true, rest.open),
      onPointerLeave: (event: PointerEvent) => later(event, false, rest.close),
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) set(false);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        leave();
      },
    },
  };
};
