/** A signal that fires when the caller gives up or the time is over; `end` when neither matters any more. */
export const limitPatience = (milliseconds: number, caller: AbortSignal | undefined): { signal: AbortSignal; end: () => void } => {
  const controller = new AbortController();
  const giveUp = () => controller.abort(caller?.reason);
  const timer = setTimeout(() => controller.abort(new DOMException('no answer in time', 'TimeoutError')), milliseconds);
  if (caller?.aborted) giveUp();
  caller?.addEventListener('abort', giveUp);
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', giveUp);
    },
  };
};
