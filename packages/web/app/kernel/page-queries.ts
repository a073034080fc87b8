import type { AnyCall, DataOf, RequestOf } from '@mall/contract/kernel/call.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { type DehydratedState, dehydrate, QueryClient, type UseQueryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, useLocation } from 'react-router';
import { browserCall, browserQueries } from './browser.ts';
import { pageLanguage } from './describe-page.ts';
import { chosenLanguage, useLanguage } from './language.ts';
import { renderingContext } from './rendering.ts';

/** A read of a page: which call, with what, and what stands in when it fails (home and list loads fail silently). */
export type Ask<C extends AnyCall = AnyCall> = {
  readonly call: C;
  readonly request: RequestOf<C>;
  readonly staleMs: number;
  readonly fallback?: DataOf<C>;
};

type Asks = Readonly<Record<string, Ask>>;
type Place = { url: URL; search: URLSearchParams };
type Queries<A extends Asks> = (place: Place) => A;
type Answers<A extends Asks> = { [K in keyof A]: DataOf<A[K]['call']> };

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
      return answerOr(question, browserCall(question.call, question.request, { silent: question.fallback !== undefined }));
    },
    staleTime: question.staleMs,
    retry: false,
  }) satisfies UseQueryOptions<DataOf<C>>;

const answerOr = async <C extends AnyCall>(question: Ask<C>, answer: Promise<DataOf<C>>): Promise<DataOf<C>> => {
  if (question.fallback === undefined) return answer;
  return answer.catch(() => question.fallback as DataOf<C>);
};

const placeOf = (address: string): Place => {
  const url = new URL(address);
  return { url, search: url.searchParams };
};

/** What the frame of the page tells by itself: that the account is no buyer's, or that there is no page at an address which no call can read. */
const toldByFrame = new Map<unknown, number>([
  ['kernel.buyers_only', 403],
  ['kernel.bad_input', 404],
]);

/** The reason stands in `errorCode` in the browser, in `code` on the server. */
const orTold = async <T>(answers: Promise<T>): Promise<T> =>
  answers.catch((error: { errorCode?: unknown; code?: unknown }) => {
    const status = toldByFrame.get(error.errorCode) ?? toldByFrame.get(error.code);
    throw status === undefined ? error : data(null, { status });
  });

export type Rendered = { dehydrated: DehydratedState };

/** What a client on the server has read, each answer as text. */
export const bringAlong = (client: QueryClient): DehydratedState =>
  dehydrate(client, { serializeData: (answer) => JSON.stringify(answer) });

/** Server: asks in process and sends the answers along with the page. */
export const renderLoader =
  <A extends Asks>(queries: Queries<A>) =>
  async ({ request, context }: LoaderFunctionArgs): Promise<Rendered> => {
    const rendering = context.get(renderingContext);
    const place = placeOf(request.url);
    const language = pageLanguage(place.url, rendering.chosenLanguage);
    const client = new QueryClient();
    const asked = Object.values(queries(place)).map((question) =>
      client.fetchQuery({
        queryKey: keyOf(question, language),
        queryFn: () => answerOr(question, rendering.call(question.call, question.request)),
        retry: false,
      }),
    );
    await orTold(Promise.all(asked));
    return { dehydrated: bringAlong(client) };
  };

/** Browser: asks through the wire before the page is shown, unless the answers are still fresh. */
export const browseLoader =
  <A extends Asks>(queries: Queries<A>) =>
  async ({ request }: ClientLoaderFunctionArgs): Promise<null> => {
    const place = placeOf(request.url);
    const language = pageLanguage(place.url, chosenLanguage());
    const asked = Object.values(queries(place)).map((question) => browserQueries().ensureQueryData(queryOf(question, language)));
    await orTold(Promise.all(asked));
    return null;
  };

/** The answers in the component; both loaders have put them there. */
export const usePageQueries = <A extends Asks>(queries: Queries<A>): Answers<A> => {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const asks = queries(placeOf(`http://page${pathname}${search}`));
  const names = Object.keys(asks) as (keyof A & string)[];
  // One after the other is as good as all together here: the loaders have asked already. `useSuspenseQueries` would cost every page 2 KB.
  // A page asks the same questions by the same names at every render, so the order of the hooks holds.
  // oxlint-disable-next-line react/hooks, react-hooks/rules-of-hooks -- as said
  return Object.fromEntries(names.map((name) => [name, useSuspenseQuery(queryOf(asks[name] as Ask, language)).data])) as Answers<A>;
};
