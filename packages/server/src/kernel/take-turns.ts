import type { ErrorCode } from '@mall/contract/errors.ts';
import { refuse } from './refusal.ts';

type Waiting = { begin: () => void };
type Limits = { refusal?: ErrorCode; patienceMs?: number };

/** Lets so many work at once; the others wait for their turn, and where too many wait already, or one waits too long, it is refused. */
export const takeTurns = (most: number, mostWaiting: number, { refusal = 'kernel.unavailable', patienceMs }: Limits = {}) => {
  let working = 0;
  const waiting = new Set<Waiting>();

  const waitForTurn = () =>
    new Promise<void>((resolve, reject) => {
      if (waiting.size >= mostWaiting) return reject(refuse(refusal));
      const giveUp = () => {
        waiting.delete(own);
        reject(refuse(refusal));
      };
      const timer = patienceMs === undefined ? undefined : setTimeout(giveUp, patienceMs);
      const own: Waiting = {
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      waiting.add(own);
    });

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (working < most) working += 1;
    // Whoever ends hands the turn on.
    else await waitForTurn();
    try {
      return await work();
    } finally {
      const [next] = waiting;
      if (next) {
        waiting.delete(next);
        next.begin();
      } else working -= 1;
    }
  };
};

type Taken = { inTurn: ReturnType<typeof takeTurns>; held: number };

/** The same for each by himself: whoever asks for much waits behind himself, and the others do not wait for him. */
export const takeTurnsEach = (most: number, mostWaiting: number, limits: Limits = {}) => {
  const each = new Map<string, Taken>();
  return async <T>(who: string, work: () => Promise<T>): Promise<T> => {
    const own = each.get(who) ?? { inTurn: takeTurns(most, mostWaiting, limits), held: 0 };
    each.set(who, own);
    own.held += 1;
    try {
      return await own.inTurn(work);
    } finally {
      own.held -= 1;
      if (own.held === 0) each.delete(who);
    }
  };
};
