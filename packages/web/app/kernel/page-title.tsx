import { contentApi } from '@mall/contract/content/content.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { findRow } from './describe-page.ts';
import { useLanguage } from './language.ts';
import { ask, queryOf } from './page-queries.ts';

export const siteQuery = ask(contentApi.site, {}, { staleMs: 600_000 });

/** Title of the route and name of the mall; the home page carries the name alone, and a page with a title of its own says it itself. */
export function PageTitle({ name }: { name?: string }) {
  const { pathname } = useLocation();
  const language = useLanguage();
  const site = useQuery(queryOf(siteQuery, language)).data?.name ?? '';
  const { title } = findRow(pathname);
  const own = name ?? (typeof title === 'string' ? title : title[language]);
  if (name === undefined && title === '') return null;
  return <title>{pathname === '/' || own === '' ? site : `${own}-${site}`}</title>;
}
