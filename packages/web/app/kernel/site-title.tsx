import { contentApi } from '@mall/contract/content/content.api.ts';
import { ask, queryOf } from '@mall/kit/ask/ask.ts';
import { FrameTitle } from '@mall/kit/page/page-title.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useQuery } from '@tanstack/react-query';

export const siteQuery = ask(contentApi.site, {}, { staleMs: 600_000 });

/** Title of the route and name of the mall. */
export function SiteTitle() {
  const language = useLanguage();
  const site = useQuery(queryOf(siteQuery, language)).data;
  return <FrameTitle site={(language === 'zh' ? site?.name : site?.latinName) ?? ''} />;
}
