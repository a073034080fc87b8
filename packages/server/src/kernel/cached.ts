type Entry<T> = { value: Promise<T>; until: number };

// Arguments come from callers (a zone id), so the number of answers kept is bounded.
const mostEntries = 200;

/**
 * Keeps the answer of `load` for a while, one for each list of arguments. Callers that come while it loads wait for the same load;
 * a failure is not kept. Only for what every visitor may see.
 */
export const cached = <Args extends readonly (string | undefined)[], T>(
  ttlMs: number,
  load: (...args: Args) => Promise<T>,
  now: () => number = Date.now,
) => {
  const entries = new Map<string, Entry<T>>();

  return (...args: Args): Promise<T> => {
    const key = JSON.stringify(args);
    const kept = entries.get(key);
    if (kept && kept.until > now()) return kept.value;
    const entry: Entry<T> = { value: load(...args), until: Number.POSITIVE_INFINITY };
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size > mostEntries) entries.delete(entries.keys().next().value as string);
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
