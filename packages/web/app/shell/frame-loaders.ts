import { catalogueApi } from '@mall/contract/catalogue/catalogue.api.ts';
import { type Ask, keyOf } from '@mall/kit/ask/ask.ts';
import { chosenLanguage } from '@mall/kit/words/language.ts';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { pageLanguage } from '../kernel/describe-page.ts';
import { renderLoader } from '../kernel/render-loader.ts';
import { type Rendering, renderingContext } from '../kernel/rendering.ts';
import { classesAsk, memberQueries } from './shell.queries.ts';

type Queries = (place: { url: URL; search: URLSearchParams }) => Readonly<Record<string, Ask>>;

/** A big customer's classes, which only his zone tells. */
const ownClasses = async (rendering: Rendering): Promise<Readonly<Record<string, Ask>>> => {
  const { navigationIndexDTO: zone } = await rendering.call(catalogueApi.navigationIndex, {}).catch(() => ({ navigationIndexDTO: null }));
  return zone?.kind === 'big_customer' ? { ownClasses: classesAsk(zone.id) } : {};
};

/**
 * Server: the reader's own data come along when somebody is signed in, so that his name and his counts do not push the page about
 * when they arrive.
 */
export const renderFrame = (queries: Queries) => {
  return async (args: LoaderFunctionArgs) => {
    const rendering = args.context.get(renderingContext);
    if (!rendering.signedIn) return renderLoader(queries)(args);
    const own = await ownClasses(rendering);
    return renderLoader((place) => ({ ...queries(place), ...memberQueries(), ...own }))(args);
  };
};

/** Browser: a frame is asked for again only when its questions change (another language, another zone). */
export const whenQuestionsChange = (queries: Queries) => {
  const keys = (url: URL) =>
    JSON.stringify(
      Object.values(queries({ url, search: url.searchParams })).map((question) => keyOf(question, pageLanguage(url, chosenLanguage()))),
    );
  return ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean => keys(currentUrl) !== keys(nextUrl);
};
