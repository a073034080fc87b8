import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { pageLanguage } from '../kernel/describe-page.ts';
import { chosenLanguage } from '../kernel/language.ts';
import { type Ask, keyOf, renderLoader } from '../kernel/page-queries.ts';
import { renderingContext } from '../kernel/rendering.ts';
import { memberQueries } from './shell.queries.ts';

type Queries = (place: { url: URL; search: URLSearchParams }) => Readonly<Record<string, Ask>>;

/**
 * Server: the reader's own data come along when somebody is signed in, so that his name and his counts do not push the page about
 * when they arrive.
 */
export const renderFrame = (queries: Queries) => {
  const withMember: Queries = (place) => ({ ...queries(place), ...memberQueries() });
  return (args: LoaderFunctionArgs) => renderLoader(args.context.get(renderingContext).signedIn ? withMember : queries)(args);
};

/** Browser: a frame is asked for again only when its questions change (another language, another zone). */
export const whenQuestionsChange = (queries: Queries) => {
  const keys = (url: URL) =>
    JSON.stringify(
      Object.values(queries({ url, search: url.searchParams })).map((question) => keyOf(question, pageLanguage(url, chosenLanguage()))),
    );
  return ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean => keys(currentUrl) !== keys(nextUrl);
};
