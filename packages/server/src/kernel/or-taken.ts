import type { ErrorCode } from '@mall/contract/errors.ts';
import { messagesOf, sqlState } from './db.ts';
import { refuse } from './refusal.ts';

/** Says which name or code it was that somebody else took a moment earlier: by the index that refused it. */
export const orTakenBy =
  (indexes: Readonly<Record<string, ErrorCode>>) =>
  async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      const told = messagesOf(error).join(' ');
      const taken = sqlState(error) === '23505' ? Object.entries(indexes).find(([name]) => told.includes(`"${name}"`)) : undefined;
      throw taken ? refuse(taken[1]) : error;
    }
  };
