import { useEffect, useEffectEvent, useRef, useState } from 'react';

const restMs = 1200;

type Kept = { readonly saveDate: string };
type Plan<Values extends object> = {
  values: Values;
  savedAt: string | undefined;
  send: (values: Values) => Promise<Kept>;
};

/** Keeps what is typed when the hands rest, and when the page is left, so that a reload or another computer finds it. */
export const useKeptDraft = <Values extends object>({ values, savedAt, send }: Plan<Values>) => {
  const [saved, setSaved] = useState(savedAt);
  const [busy, setBusy] = useState(false);
  const typed = JSON.stringify(values);
  const kept = useRef(typed);
  const latest = useRef(typed);
  const stopped = useRef(false);
  const running = useRef<Promise<unknown>>(undefined);

  const sendText = async (text: string): Promise<void> => {
    kept.current = text;
    setBusy(true);
    try {
      setSaved((await send(JSON.parse(text) as Values)).saveDate);
    } catch {
      // It is tried again with the next change; handing in does not need it.
      kept.current = '';
    } finally {
      setBusy(false);
    }
  };
  const keep = (): Promise<void> => {
    const going = sendText(latest.current);
    running.current = going;
    return going;
  };

  const keepNow = useEffectEvent(() => void keep());

  useEffect(() => {
    latest.current = typed;
    if (stopped.current || typed === kept.current) return undefined;
    // What is handed in within the rest must not be followed by its own draft.
    const timer = setTimeout(() => {
      if (!stopped.current) keepNow();
    }, restMs);
    return () => clearTimeout(timer);
  }, [typed]);

  useEffect(
    () => () => {
      if (!stopped.current && latest.current !== kept.current) keepNow();
    },
    [],
  );

  return {
    savedAt: saved,
    busy,
    keep,
    /** What is handed in is no draft any more: one that is on its way must not arrive after it. */
    stop: async () => {
      stopped.current = true;
      await running.current;
    },
    resume: () => {
      stopped.current = false;
    },
  };
};
