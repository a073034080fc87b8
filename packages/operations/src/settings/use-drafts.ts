import { type SettingKey, settingFits } from '@mall/contract/kernel/settings.ts';
import { useState } from 'react';

/** `null`: as usual again. */
type Drafts = Partial<Record<SettingKey, string | null>>;

type Held = { values: Drafts; since: number };
const none: Held = { values: {}, since: 0 };

/** What somebody has changed and not published. `since` is the version that he had before him when he began: what others publish meanwhile must not be run over. */
export const useDrafts = () => {
  const [held, setHeld] = useState(none);
  return {
    ...held,
    keys: Object.keys(held.values) as SettingKey[],
    put: (key: SettingKey, value: string | null, live: string, usual: string, version: number) =>
      setHeld(({ values: { [key]: _, ...rest }, since }) => {
        const begun = Object.keys(rest).length > 0 || _ !== undefined ? since : version;
        return { values: (value ?? usual) === live ? rest : { ...rest, [key]: value }, since: begun };
      }),
    /** The reader has seen what others published. */
    seen: (version: number) => setHeld(({ values }) => ({ values, since: version })),
    drop: () => setHeld(none),
  };
};
export type DraftStore = ReturnType<typeof useDrafts>;

export const draftFits = (key: SettingKey, draft: string | null | undefined): boolean =>
  draft === undefined || draft === null || settingFits(key, draft);
