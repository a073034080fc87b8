import type { AnyCall, DataOf } from '@mall/contract/kernel/call.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { type Ask, keyOf } from '@mall/kit/ask/ask.ts';
import { browserCall, browserQueries } from '@mall/kit/ask/browser.ts';
import { browseLoader } from '@mall/kit/ask/page-queries.ts';
import { chosenLanguage, useLanguage } from '@mall/kit/words/language.ts';
import { QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, useLocation } from 'react-router';
import { pageLanguage } from '../kernel/describe-page.ts';
import { bringAlong, renderLoader } from '../kernel/render-loader.ts';
import { renderingContext } from '../kernel/rendering.ts';
import { type Outcome, readOutcome } from './outcome.rules.ts';

type Place = { url: URL; search: URLSearchParams };
type Asks = Readonly<Record<string, Ask>>;

type Plan<C extends AnyCall> = {
  /** Undefined when the address names nothing to ask for. */
  question: (place: Place) => Ask<C> | undefined;
  /** What the page asks besides, once it knows what it is about. */
  parts: (place: Place, found: DataOf<C>) => Asks;
  /** Failures that mean "was there once"; their data come along. */
  gone?: string;
  missing: readonly string[];
};

const nothing = { state: 'missing' } as const;
const statuses = { found: 200, gone: 410, missing: 404 };

/**
 * Pages about one thing that may not be there (a goods, a store): they answer 404 or 410 and say so in their own words, instead of
 * failing. `found` decides what else is asked.
 */
export const outcomePage = <C extends AnyCall, Gone = never>({ question, parts, gone, missing }: Plan<C>) => {
  type Found = DataOf<C>;
  const optionsOf = (asked: Ask<C> | undefined, language: Language, call: (asked: Ask<C>) => Promise<Found>) => ({
    queryKey: [...(asked ? keyOf(asked, language) : [language, 'nothing']), 'outcome'] as const,
    queryFn: (): Promise<Outcome<Found, Gone>> | Outcome<Found, Gone> =>
      asked ? readOutcome<Found, Gone>(() => call(asked), { gone, missing }) : nothing,
    staleTime: asked?.staleMs ?? Number.POSITIVE_INFINITY,
    retry: false,
  });
  const inBrowser = (asked: Ask<C> | undefined, language: Language) =>
    optionsOf(asked, language, ({ call, request }) => browserCall(call, request, { silent: true }));

  const loader = async (args: LoaderFunctionArgs) => {
    const rendering = args.context.get(renderingContext);
    const url = new URL(args.request.url);
    const place = { url, search: url.searchParams };
    const client = new QueryClient();
    const language = pageLanguage(url, rendering.chosenLanguage);
    const outcome = await client.fetchQuery(optionsOf(question(place), language, (asked) => rendering.call(asked.call, asked.request)));
    const rest = outcome.state === 'found' ? await renderLoader(() => parts(place, outcome.found))(args) : undefined;
    const queries = [...bringAlong(client).queries, ...(rest?.dehydrated.queries ?? [])];
    return data({ dehydrated: { mutations: [], queries } }, { status: statuses[outcome.state] });
  };

  const clientLoader = async (args: ClientLoaderFunctionArgs): Promise<null> => {
    const url = new URL(args.request.url);
    const place = { url, search: url.searchParams };
    const outcome = await browserQueries().ensureQueryData(inBrowser(question(place), pageLanguage(url, chosenLanguage())));
    return outcome.state === 'found' ? browseLoader(() => parts(place, outcome.found))(args) : null;
  };

  const useOutcome = (): Outcome<Found, Gone> => {
    const language = useLanguage();
    const { pathname, search } = useLocation();
    const url = new URL(pathname + search, 'http://page');
    return useSuspenseQuery(inBrowser(question({ url, search: url.searchParams }), language)).data;
  };
  return { loader, clientLoader, useOutcome };
};
