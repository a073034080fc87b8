import { localKeys, readLocal, writeLocal } from '@mall/client/session-keys.ts';
import { useSyncExternalStore } from 'react';

/** What the browser keeps from visit to visit; every part is a section under one key, and signing out forgets them all. */
export type KeptSection = 'owner' | 'region' | 'memberRegion' | 'listView' | 'searched' | 'billPad' | 'compared';
type Kept = Readonly<Record<string, unknown>>;

const key = localKeys.stateStore;
/** Where a section stood when it had a key of its own. */
const formerKeys: readonly (readonly [string, KeptSection])[] = [['deliverTo', 'region']];
const listeners = new Set<() => void>();

/** What could not be written (full, or refused) still holds for this page. */
let unwritten: string | undefined;
let seen: { text: string | null; kept: Kept } = { text: null, kept: {} };

const parse = (text: string | null): Kept => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Kept) : {};
  } catch {
    return {}; // cut off or somebody else's: it is written anew with the next choice
  }
};

/** The same objects as long as nothing changed, because React compares them. */
const read = (): Kept => {
  const text = unwritten ?? readLocal(key);
  if (text !== seen.text) seen = { text, kept: parse(text) };
  return seen.kept;
};

const write = (kept: Kept): void => {
  const text = JSON.stringify(kept);
  writeLocal(key, text);
  unwritten = readLocal(key) === text ? undefined : text;
  for (const changed of listeners) changed();
};

const former = (section: KeptSection): string | null => {
  const known = formerKeys.find(([, now]) => now === section);
  return known ? readLocal(known[0]) : null;
};

export const readKept = (section: KeptSection): unknown => {
  const kept = read();
  return Object.hasOwn(kept, section) ? kept[section] : (former(section) ?? undefined);
};

/** Read right before it is written, so that what another tab wrote meanwhile stays, and so does what is not ours. */
export const writeKept = (section: KeptSection, value: unknown): void => {
  write({ ...read(), [section]: value });
  for (const [old, now] of formerKeys) if (now === section) writeLocal(old, null);
};

const subscribe = (changed: () => void): (() => void) => {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  listeners.add(changed);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', fromOtherTab);
  };
};

/** A section as `make` understands it; what it cannot understand is its own to replace. On the server nothing is kept. */
export const useKept = <T>(section: KeptSection, make: (value: unknown) => T): T =>
  make(
    useSyncExternalStore(
      subscribe,
      () => readKept(section),
      () => undefined,
    ),
  );
