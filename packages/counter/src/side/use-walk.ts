import { isForPage } from '@mall/kit/page/is-for-page.ts';
import { useEffect, useEffectEvent } from 'react';

/** A list that is gone through with the keyboard: J and K lead from one row's `WalkLink` to the next, Enter opens it, further keys do what `acts` says to the row that has the focus. */
export const useWalk = (acts: Readonly<Record<string, (key: string) => void>>): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isForPage(event)) return;
    const links = [...document.querySelectorAll<HTMLElement>('[data-walk]')];
    const active = document.activeElement;
    const at = links.findIndex((link) => (link.closest('tr') ?? link).contains(active));
    const letter = event.key.toLowerCase();
    if (letter === 'j') links[at + 1]?.focus();
    else if (letter === 'k') links.at(at === -1 ? -1 : Math.max(at - 1, 0))?.focus();
    else {
      const key = links[at]?.dataset['walk'];
      if (key !== undefined) acts[letter]?.(key);
    }
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
};
