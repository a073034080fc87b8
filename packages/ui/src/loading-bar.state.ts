/** Shown only if the work takes longer than this: quick moves must not flicker. */
const throttle = 200;
/** The work it reckons with; the bar slows towards the end and never arrives by itself. */
const duration = 5000;
/** How long the full (or failed) bar stands before it goes. */
const hideDelay = 500;

export type LoadingBarState =
  | { phase: 'idle' }
  | { phase: 'waiting'; since: number }
  | { phase: 'running'; since: number; progress: number }
  | { phase: 'ending'; endedAt: number; progress: 100; failed: boolean };

export type LoadingBarEvent = { type: 'start' | 'tick' | 'finish' | 'fail'; now: number };

export const idle: LoadingBarState = { phase: 'idle' };

/** The whole life of the bar, without a clock of its own. */
export function nextLoadingBar(state: LoadingBarState, { type, now }: LoadingBarEvent): LoadingBarState {
  switch (type) {
    case 'start':
      // A second move while the first runs is the same wait to the reader.
      return state.phase === 'waiting' || state.phase === 'running' ? state : { phase: 'waiting', since: now };
    case 'finish':
      if (state.phase === 'running') return { phase: 'ending', endedAt: now, progress: 100, failed: false };
      return state.phase === 'waiting' ? idle : state;
    case 'fail':
      // A failure shows even when it came quickly.
      if (state.phase === 'running' || state.phase === 'waiting') return { phase: 'ending', endedAt: now, progress: 100, failed: true };
      return state;
    case 'tick':
      return afterTick(state, now);
  }
}

function afterTick(state: LoadingBarState, now: number): LoadingBarState {
  if (state.phase === 'idle') return state;
  if (state.phase === 'ending') return now - state.endedAt >= hideDelay ? idle : state;
  const waited = now - state.since;
  if (waited < throttle) return state;
  return { phase: 'running', since: state.since, progress: progressAfter(waited) };
}

// An arc tangent: half of the way at the reckoned middle, 70 % at its end, and ever slower after it.
function progressAfter(waited: number): number {
  return Math.round((2 / Math.PI) * 100 * Math.atan(((waited / duration) * 100) / 50) * 10) / 10;
}
