import { usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { useWords } from '../kernel/words.tsx';
import { arrangedChoices, belowChoices, blockName, type ClassChoices } from './class-choices.rules.ts';
import { ClassStrip } from './class-strip.tsx';
import { arrangedAsk, belowAsk, blocksAsk, classQueries, zoneNameAsk } from './list.queries.ts';
import { ListFailed } from './list-failed.tsx';
import { listLoaders } from './list-loaders.ts';
import { ListScreen } from './list-screen.tsx';
import { useClassChain } from './use-class-chain.ts';
import { type List, useList } from './use-list.ts';

const loaders = listLoaders(classQueries);
export const loader = loaders.loader;
export const clientLoader = loaders.clientLoader;

const useClassChoices = ({ asked }: List): ClassChoices | undefined => {
  const { fromPage, showType, classId } = asked;
  const arranged = useAnswer(arrangedAsk(asked), fromPage);
  const below = useAnswer(belowAsk(classId), !fromPage && showType !== undefined);
  if (fromPage) return arrangedChoices(arranged, showType);
  return showType === undefined ? undefined : belowChoices(below, showType);
};

/** Goods of a class, of a zone, of a class within a zone, or of what is laid out on the page that one comes from. */
export default function ClassGoodsPage() {
  const t = useWords('search');
  const { found } = usePageQueries(classQueries);
  const list = useList('class');
  const { asked, hrefOf } = list;
  const choices = useClassChoices(list);
  const chain = useClassChain(found.classVOList, asked.classId);
  const { zoneId, fromPage, customId } = asked;
  const zoneName = useAnswer(zoneNameAsk(zoneId ?? '0'), zoneId !== undefined).navigationIndexDTO?.name;
  const block = blockName(useAnswer(blocksAsk(zoneId), fromPage), customId);
  const crumbs = [
    ...(zoneName === undefined ? [] : [{ label: zoneName, href: hrefOf({ classId: undefined }) }]),
    ...(block === undefined ? [] : [{ label: block, href: hrefOf({ classId: undefined }) }]),
    ...(fromPage ? chain.slice(-1) : chain).map(({ id, name }) => ({ label: name, href: hrefOf({ classId: id }) })),
  ];
  const title = crumbs.at(-1)?.label ?? t('title.all');
  return (
    <ListScreen
      scene="class"
      found={found}
      about={crumbs.at(-1)?.label ?? ''}
      title={title}
      crumbs={crumbs.length > 0 ? crumbs : [{ label: title }]}
      above={choices && <ClassStrip list={list} of={choices} />}
    />
  );
}

export { ListFailed as ErrorBoundary };
