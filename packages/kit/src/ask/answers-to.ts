import type { AnyCall } from '@mall/contract/kernel/call.ts';

/** All that was answered to these calls, whatever was asked and in every language: a filter for the store of answers. */
export const answersTo = (calls: readonly AnyCall[]) => {
  const paths = new Set<unknown>(calls.map(({ path }) => path));
  return { predicate: ({ queryKey }: { queryKey: readonly unknown[] }): boolean => paths.has(queryKey[1]) };
};
