import type { ErrorCode } from '@mall/contract/errors.ts';
import { sqlState } from './db.ts';
import { refuse } from './refusal.ts';

const lockNotAvailable = '55P03';

/** Holds a row for somebody who pressed. Of many at once the last may wait in vain: somebody was before him, and the mall is not away. The clock comes again by itself. */
export const orMoved = async <T>({ kind }: { kind: string }, moved: ErrorCode, hold: () => Promise<T>): Promise<T> => {
  try {
    return await hold();
  } catch (error) {
    throw kind !== 'system' && sqlState(error) === lockNotAvailable ? refuse(moved) : error;
  }
};
