import { usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { useWords } from '../kernel/words.tsx';
import { searchQueries } from './list.queries.ts';
import { ListFailed } from './list-failed.tsx';
import { listLoaders } from './list-loaders.ts';
import { ListScreen } from './list-screen.tsx';
import { useClassChain } from './use-class-chain.ts';
import { useList } from './use-list.ts';

const loaders = listLoaders(searchQueries);
export const loader = loaders.loader;
export const clientLoader = loaders.clientLoader;

/** Goods by words. */
export default function GoodsSearchPage() {
  const t = useWords('search');
  const { found } = usePageQueries(searchQueries);
  const { asked, hrefOf } = useList('search');
  const chain = useClassChain(found.classVOList, asked.classId).map(({ id, name }) => ({ label: name, href: hrefOf({ classId: id }) }));
  const keyword = found.correction?.keyword ?? asked.keyword;
  const about = keyword === '' ? [] : [{ label: keyword, href: hrefOf({ classId: undefined }) }];
  const title = keyword === '' ? (chain.at(-1)?.label ?? t('title.all')) : t('title.search', { keyword });
  const crumbs = [...about, ...chain];
  return (
    <ListScreen
      scene="search"
      found={found}
      about={keyword || (chain.at(-1)?.label ?? '')}
      title={title}
      crumbs={crumbs.length > 0 ? crumbs : [{ label: t('crumbs.all') }]}
    />
  );
}

export { ListFailed as ErrorBoundary };
