import type { GoodsSearch, searchApi } from '@mall/contract/search/search.api.ts';
import { type Ask, keyOf } from '@mall/kit/ask/ask.ts';
import { browserQueries } from '@mall/kit/ask/browser.ts';
import { browseLoader } from '@mall/kit/ask/page-queries.ts';
import { chosenLanguage } from '@mall/kit/words/language.ts';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { pageLanguage } from '../kernel/describe-page.ts';
import { type Rendered, renderLoader } from '../kernel/render-loader.ts';
import { specsAsk } from './list.queries.ts';

type Place = { url: URL; search: URLSearchParams };
type ListAsks = { readonly found: Ask<typeof searchApi.goods | typeof searchApi.zoneGoods> };

const placeOf = (request: Request): Place => {
  const url = new URL(request.url);
  return { url, search: url.searchParams };
};

const specsOf = (place: Place, found: GoodsSearch | undefined) =>
  place.search.get('view') === 'table' && found && found.goodsVOList.length > 0 ? { specs: specsAsk(found) } : undefined;

/** The dense table shows the specs of the goods found: they are asked for once it is known which goods these are. */
export const listLoaders = <A extends ListAsks & Readonly<Record<string, Ask>>>(queries: (place: Place) => A) => ({
  loader: async (args: LoaderFunctionArgs): Promise<Rendered> => {
    const place = placeOf(args.request);
    const { dehydrated } = await renderLoader(queries)(args);
    const { path } = queries(place).found.call;
    const found = dehydrated.queries.find(({ queryKey }) => queryKey[1] === path)?.state.data as string | undefined;
    const specs = specsOf(place, found === undefined ? undefined : (JSON.parse(found) as GoodsSearch));
    if (!specs) return { dehydrated };
    const more = await renderLoader(() => specs)(args);
    return { dehydrated: { ...dehydrated, queries: [...dehydrated.queries, ...more.dehydrated.queries] } };
  },
  clientLoader: async (args: ClientLoaderFunctionArgs): Promise<null> => {
    const place = placeOf(args.request);
    await browseLoader(queries)(args);
    const key = keyOf(queries(place).found, pageLanguage(place.url, chosenLanguage()));
    const specs = specsOf(place, browserQueries().getQueryData<GoodsSearch>(key));
    return specs ? browseLoader(() => specs)(args) : null;
  },
});
