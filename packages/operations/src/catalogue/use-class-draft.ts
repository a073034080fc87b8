import type { ClassChange } from '@mall/contract/catalogue/class-office.rules.ts';
import { useState } from 'react';
import { withChange } from './class-draft.rules.ts';

type Held = { changes: readonly ClassChange[]; since: number };
const none: Held = { changes: [], since: 0 };

/** What somebody has changed and not published. `since` is the version that he had before him when he began: what others publish meanwhile must not be run over. */
export const useClassDraft = (version: number) => {
  const [held, setHeld] = useState(none);
  const set = (make: (changes: readonly ClassChange[]) => readonly ClassChange[]) =>
    setHeld(({ changes, since }) => ({ changes: make(changes), since: changes.length > 0 ? since : version }));
  return {
    ...held,
    set,
    put: (change: ClassChange) => set((changes) => withChange(changes, change)),
    /** The reader has seen what others published. */
    seen: (now: number) => setHeld(({ changes }) => ({ changes, since: now })),
    drop: () => setHeld(none),
  };
};
export type ClassDraft = ReturnType<typeof useClassDraft>;
