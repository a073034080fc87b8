const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One interval of a second for every countdown on the page; it runs only while somebody listens. */
export function onSecond(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
