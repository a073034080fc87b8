import { isForPage } from '@mall/kit/page/is-for-page.ts';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { caseId } from './side-by-side.tsx';

export type Case = { readonly id: string };
export type Queue = {
  /** The case that is open: the one that the address names, else the first. */
  readonly open: string | undefined;
  /** The case is decided and leaves the queue: the next one is opened. */
  readonly next: () => void;
  readonly page: number;
  /** The address with a case open; of none, the queue itself. */
  readonly hrefOf: (id: string) => string;
  readonly pageHrefOf: (page: number) => string;
};

/** The address of a queue names its page and the case that is open. */
export type QueuePlace = {
  readonly at: { readonly id: string; readonly page: number };
  readonly hrefOf: (changes: { id: string; page: number }) => string;
};

/** A queue that is gone through case by case: J and K walk through it, as long as nobody types. */
export const useQueue = (place: QueuePlace, rows: readonly Case[] = []): Queue => {
  const navigate = useNavigate();
  const { id: named, page } = place.at;
  const hrefOf = (id: string) => place.hrefOf({ id, page });
  const open = named === '' ? rows[0]?.id : named;
  const at = rows.findIndex(({ id }) => id === open);
  const go = (row: Case | undefined) => void navigate(hrefOf(row?.id ?? ''), { preventScrollReset: true });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isForPage(event)) return;
    const step = { j: 1, k: -1 }[event.key.toLowerCase()];
    const beside = step && rows[at + step];
    if (!beside) return;
    go(beside);
    document.getElementById(caseId)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return {
    open,
    next: () => go(rows[at + 1] ?? rows[at - 1]),
    page,
    hrefOf,
    pageHrefOf: (to) => place.hrefOf({ page: to, id: '' }),
  };
};
