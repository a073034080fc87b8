import { catalogueApi } from '@mall/contract/catalogue/catalogue.api.ts';
import { contentApi } from '@mall/contract/content/content.api.ts';
import { ask, browseLoader, renderLoader, usePageQueries } from '../kernel/page-queries.ts';

const queries = () => ({
  banners: ask(contentApi.advs, { query: { advKey: 'home_banner' } }, { fallback: [] }),
  floors: ask(catalogueApi.floors, {}, { fallback: [] }),
});
export const loader = renderLoader(queries);
export const clientLoader = browseLoader(queries);

export default function HomePage() {
  const { floors } = usePageQueries(queries);
  return <main>{floors.length}</main>;
}
