import { CallError } from '@mall/client/call-error.ts';
import { type Decoration, decorationApi } from '@mall/contract/store/decoration.api.ts';
import type { DecorationDraft } from '@mall/contract/store/decoration.rules.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const afterMs = 1200;

/** What is being changed, kept by itself a moment after the last change. Savings follow one another, each on the revision of the one before. */
export const useDraft = (decoration: Decoration) => {
  const [fields, setFields] = useState(decoration.draft);
  const [saved, setSaved] = useState({
    revision: decoration.revision,
    saveDate: decoration.saveDate,
    text: JSON.stringify(decoration.draft),
  });
  const [moved, setMoved] = useState(false);
  const [busy, setBusy] = useState(false);
  const last = useRef<Promise<number>>(Promise.resolve(decoration.revision));
  const text = JSON.stringify(fields);
  const dirty = text !== saved.text;

  const save = (): Promise<number> => {
    const given = fields;
    last.current = last.current.then(async (revision) => {
      setBusy(true);
      try {
        const answer = await browserCall(decorationApi.save, { body: { revision, fields: given } }, quietly);
        setSaved({ ...answer, text: JSON.stringify(given) });
        return answer.revision;
      } catch (error) {
        if (error instanceof CallError && error.errorCode === 'store.decoration_moved') setMoved(true);
        return revision;
      } finally {
        setBusy(false);
      }
    });
    return last.current;
  };
  const keep = useEffectEvent(() => {
    if (dirty && !moved) void save();
  });
  useEffect(() => {
    if (text === '') return undefined;
    const timer = setTimeout(() => keep(), afterMs);
    return () => clearTimeout(timer);
  }, [text]);

  return {
    fields,
    change: (changes: Partial<DecorationDraft>) => setFields((before) => ({ ...before, ...changes })),
    revision: saved.revision,
    saveDate: saved.saveDate,
    dirty,
    moved,
    busy,
    /** The revision that holds what is shown now. */
    settle: () => (dirty ? save() : last.current),
  };
};
