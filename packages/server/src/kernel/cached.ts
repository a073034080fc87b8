type Entry<T> = { value: Promise<T>; until: number };

// Arguments come from callers (a zone id), so the number of answers kept is bounded.
const mostEntries = 200;

/** `forgetOn` is told how to forget all that is kept, what is under way too. */
type Bounds = { most?: number; now?: () => number; forgetOn?: (forget: () => void) => void };

/**
 * Keeps the answer of `load` for a while, one for each list of arguments. Callers that come while it loads wait for the same load;
 * a failure is not kept. Only for what every visitor may see.
 */
export const cached = <Args extends readonly (string | undefined)[], T>(
  ttlMs: number,
  load: (...args: Args) => Promise<T>,
  { most = mostEntries, now = Date.now, forgetOn }: Bounds = {},
) => {
  // The longest kept first, because whatever is loaded anew goes to the end.
  const entries = new Map<string, Entry<T>>();

  forgetOn?.(() => entries.clear());

  const dropOld = () => {
    for (const [key, { until }] of entries) {
      if (entries.size <= most && until > now()) return;
      entries.delete(key);
    }
  };

  return (...args: Args): Promise<T> => {
    const key = JSON.stringify(args);
    const kept = entries.get(key);
    if (kept && kept.until > now()) return kept.value;
    const entry: Entry<T> = { value: load(...args), until: Number.POSITIVE_INFINITY };
    entries.delete(key);
    entries.set(key, entry);
    dropOld();
    entry.value.then(
      () => {
        entry.until = now() + ttlMs;
      },
      () => {
        if (entries.get(key) === entry) entries.delete(key);
      },
    );
    return entry.value;
  };
};
