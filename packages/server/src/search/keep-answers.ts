type Entry<T> = { answer: Promise<T>; until: number };

/**
 * Keeps answers for a moment: the same words come from many at once, and what a second may change is no more than what the road to the browser takes.
 * Bounded, because callers choose the keys; a failure is not kept.
 */
export const keepAnswers = <T>(forMs: number, most: number, now: () => number = Date.now) => {
  const entries = new Map<string, Entry<T>>();
  return (key: string, load: () => Promise<T>): Promise<T> => {
    const kept = entries.get(key);
    if (kept && kept.until > now()) return kept.answer;
    const entry = { answer: load(), until: now() + forMs };
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size > most) entries.delete(entries.keys().next().value ?? '');
    entry.answer.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    return entry.answer;
  };
};
