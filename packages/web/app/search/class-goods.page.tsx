import { usePageQueries } from '../kernel/page-queries.ts';
import { useWords } from '../kernel/words.tsx';
import { useAnswer } from '../shell/use-answer.ts';
import { classQueries, zoneNameAsk } from './list.queries.ts';
import { ListFailed } from './list-failed.tsx';
import { listLoaders } from './list-loaders.ts';
import { ListScreen } from './list-screen.tsx';
import { useClassChain } from './use-class-chain.ts';
import { useList } from './use-list.ts';

const loaders = listLoaders(classQueries);
export const loader = loaders.loader;
export const clientLoader = loaders.clientLoader;

/** Goods of a class, of a zone, or of a class within a zone. */
export default function ClassGoodsPage() {
  const t = useWords('search');
  const { found } = usePageQueries(classQueries);
  const { asked, hrefOf } = useList('class');
  const chain = useClassChain(found.classVOList, asked.classId);
  const { zoneId } = asked;
  const zoneName = useAnswer(zoneNameAsk(zoneId ?? '0'), zoneId !== undefined).navigationIndexDTO?.name;
  const crumbs = [
    ...(zoneName === undefined ? [] : [{ label: zoneName, href: hrefOf({ classId: undefined }) }]),
    ...chain.map(({ id, name }) => ({ label: name, href: hrefOf({ classId: id }) })),
  ];
  const title = crumbs.at(-1)?.label ?? t('title.all');
  return (
    <ListScreen
      scene="class"
      found={found}
      about={crumbs.at(-1)?.label ?? ''}
      title={title}
      crumbs={crumbs.length > 0 ? crumbs : [{ label: title }]}
    />
  );
}

export { ListFailed as ErrorBoundary };
