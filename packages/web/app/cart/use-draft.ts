import type { PayMode } from '@mall/contract/order/order.machine.ts';
import type { DeliveryTime } from '@mall/contract/order/order.rules.ts';
import { useMemo, useSyncExternalStore } from 'react';
import type { ChosenInvoice } from './store-invoice.ts';

/** What a buyer has filled in; kept by the tab until the order is placed, so that neither a refusal nor a reload loses a word. */
export type Draft = {
  addressId?: string | undefined;
  payMode: PayMode;
  deliveryTime: DeliveryTime;
  /** By store; null: none there. Missing: what is usual in the company. */
  invoices: Readonly<Record<string, ChosenInvoice | null>>;
  coupons?: Readonly<Record<string, string | null>> | undefined;
  points: number;
  leaveWords: Readonly<Record<string, string>>;
  /** Null: none, whatever the last order was for. */
  projectId?: string | null | undefined;
  /** Lines that go elsewhere than the order; null: to no project. */
  lineProjects: Readonly<Record<string, string | null>>;
  num?: number | undefined;
  /** Of a correction, by spec; 0: taken away. */
  nums: Readonly<Record<string, number>>;
  submitToken?: string | undefined;
  /** Which of the approval processes that fit equally well. */
  processId?: string | undefined;
  /** What the buyer says to those who approve. */
  requestWord?: string | undefined;
};

const fresh: Draft = { payMode: 'prepay', deliveryTime: 'any', invoices: {}, points: 0, leaveWords: {}, lineProjects: {}, nums: {} };

const listeners = new Set<() => void>();
/** Stands in where the browser gives no storage: then a draft lives as long as the page. */
const memory = new Map<string, string>();
let parsed: { text: string; draft: Draft } = { text: '', draft: fresh };

const readText = (key: string): string => {
  try {
    return sessionStorage.getItem(key) ?? memory.get(key) ?? '';
  } catch {
    return memory.get(key) ?? '';
  }
};

/** The same text is the same draft, so that nothing is drawn again for nothing. */
const draftOf = (text: string, first: Draft): Draft => {
  if (text === '') return first;
  if (parsed.text === text) return parsed.draft;
  try {
    parsed = { text, draft: { ...fresh, ...(JSON.parse(text) as Partial<Draft>) } };
  } catch {
    parsed = { text, draft: first };
  }
  return parsed.draft;
};

const write = (key: string, draft: Draft | undefined): void => {
  if (draft) memory.set(key, JSON.stringify(draft));
  else memory.delete(key);
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // Kept in memory.
  }
  for (const listener of listeners) listener();
};

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The first picture, which the server draws too, knows nothing of the tab. `begun`: what is chosen before anything is. */
export const useDraft = (key: string, begun?: Partial<Draft>) => {
  const first = useMemo(() => (begun ? { ...fresh, ...begun } : fresh), [begun]);
  const draft = useSyncExternalStore(
    listen,
    () => draftOf(readText(key), first),
    () => first,
  );
  const put = (changes: Partial<Draft>) => write(key, { ...draftOf(readText(key), first), ...changes });
  return { draft, put, forget: () => write(key, undefined) };
};
