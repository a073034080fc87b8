import type { CallError } from '@mall/client/call-error.ts';
import type { AnyCall, DataOf, RequestOf } from '@mall/contract/kernel/call.ts';
import { isDenial } from '@mall/contract/kernel/denials.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { UseQueryOptions } from '@tanstack/react-query';
import { browserCall } from './browser.ts';

/** A read of a page: which call, with what, and what stands in when it fails (home and list loads fail silently). */
export type Ask<C extends AnyCall = AnyCall> = {
  readonly call: C;
  readonly request: RequestOf<C>;
  readonly staleMs: number;
  readonly fallback?: DataOf<C>;
};

export const ask = <C extends AnyCall>(
  call: C,
  request: RequestOf<C>,
  options: { staleMs?: number; fallback?: DataOf<C> } = {},
): Ask<C> => ({
  call,
  request,
  staleMs: 30_000,
  ...options,
});

export const keyOf = (question: { call: AnyCall; request: unknown }, language: Language) =>
  [language, question.call.path, question.request] as const;

/** Several parts of a page ask when they wake up, all in one piece of work; sending is a piece of its own, so that a telephone can answer its reader in between. */
const breath = () => new Promise<void>((go) => void setTimeout(go));

/** The same question for `useQuery` and `prefetchQuery` in the browser. */
export const queryOf = <C extends AnyCall>(question: Ask<C>, language: Language) =>
  ({
    queryKey: keyOf(question, language),
    queryFn: async () => {
      await breath();
      const options = { silent: question.fallback !== undefined, quietOn: ({ errorCode }: CallError) => isDenial(errorCode) };
      return answerOr(question, browserCall(question.call, question.request, options));
    },
    staleTime: question.staleMs,
    retry: false,
  }) satisfies UseQueryOptions<DataOf<C>>;

export const answerOr = async <C extends AnyCall>(question: Ask<C>, answer: Promise<DataOf<C>>): Promise<DataOf<C>> => {
  if (question.fallback === undefined) return answer;
  return answer.catch(() => question.fallback as DataOf<C>);
};
