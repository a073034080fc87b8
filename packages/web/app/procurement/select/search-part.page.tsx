import { usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { useWords } from '../../kernel/words.tsx';
import { searchQueries } from '../../search/list.queries.ts';
import { ListFailed } from '../../search/list-failed.tsx';
import { listLoaders } from '../../search/list-loaders.ts';
import { ListScreen } from '../../search/list-screen.tsx';
import { useList } from '../../search/use-list.ts';
import { MembersOnly } from './members-only.tsx';
import { PickBar } from './pick-bar.tsx';
import { PickRows } from './pick-rows.tsx';
import { SelectWays } from './select-ways.tsx';
import { usePicks } from './use-picks.ts';

const loaders = listLoaders(searchQueries);
export const loader = loaders.loader;
export const clientLoader = loaders.clientLoader;

/** What a search found, to be put on a list. */
export default function SearchPartPage() {
  const t = useWords('procurement/select');
  const { found } = usePageQueries(searchQueries);
  const { asked } = useList('search');
  const picks = usePicks();
  const title = asked.keyword === '' ? t('results.all') : t('results.title', { keyword: asked.keyword });
  return (
    <MembersOnly title={title}>
      <ListScreen
        scene="search"
        found={found}
        about={title}
        title={title}
        crumbs={[{ label: t('search.title'), href: '/procurementManagement/SearchInput' }, { label: title }]}
        above={<SelectWays />}
        draw={(goods) => <PickRows goods={goods} picks={picks} />}
        below={<PickBar picks={picks} />}
      />
    </MembersOnly>
  );
}

export { ListFailed as ErrorBoundary };
