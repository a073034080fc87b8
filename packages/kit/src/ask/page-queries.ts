import type { DataOf } from '@mall/contract/kernel/call.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ClientLoaderFunctionArgs, data, useLocation } from 'react-router';
import { theSite } from '../site.ts';
import { chosenLanguage, useLanguage } from '../words/language.ts';
import { type Ask, queryOf } from './ask.ts';
import { browserQueries } from './browser.ts';

export type Asks = Readonly<Record<string, Ask>>;
type Place = { url: URL; search: URLSearchParams };
export type Queries<A extends Asks> = (place: Place) => A;
type Answers<A extends Asks> = { [K in keyof A]: DataOf<A[K]['call']> };

export const placeOf = (address: string): Place => {
  const url = new URL(address);
  return { url, search: url.searchParams };
};

/** What the frame of the page tells by itself: that the account is no buyer's, or that there is no page at an address which no call can read. */
const toldByFrame = new Map<unknown, number>([
  ['kernel.buyers_only', 403],
  ['kernel.bad_input', 404],
  ['kernel.signs_wrong', 404],
]);

/** The reason stands in `errorCode` in the browser, in `code` on the server. */
export const orTold = async <T>(answers: Promise<T>): Promise<T> =>
  answers.catch((error: { errorCode?: unknown; code?: unknown }) => {
    const status = toldByFrame.get(error.errorCode) ?? toldByFrame.get(error.code);
    throw status === undefined ? error : data(null, { status });
  });

/** Browser: asks through the wire before the page is shown, unless the answers are still fresh. */
export const browseLoader =
  <A extends Asks>(queries: Queries<A>) =>
  async ({ request }: ClientLoaderFunctionArgs): Promise<null> => {
    const place = placeOf(request.url);
    const language = theSite().languageOf(place.url, chosenLanguage());
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
