import { goodsApi } from '@mall/contract/catalogue/goods.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { Breadcrumbs } from '@mall/ui/breadcrumbs.tsx';
import { useLocation } from 'react-router';
import { useWords } from '../../kernel/words.tsx';
import { classQueries } from '../../search/list.queries.ts';
import { ListFailed } from '../../search/list-failed.tsx';
import { listLoaders } from '../../search/list-loaders.ts';
import { ListScreen } from '../../search/list-screen.tsx';
import { useList } from '../../search/use-list.ts';
import { MembersOnly } from './members-only.tsx';
import { PickBar } from './pick-bar.tsx';
import { PickRows } from './pick-rows.tsx';
import styles from './select.module.css';
import { SelectWays } from './select-ways.tsx';
import { StandardChoice } from './standard-choice.tsx';
import { StandardValues } from './standard-values.tsx';
import { usePicks } from './use-picks.ts';

const queries = (place: { url: URL; search: URLSearchParams }) => ({ found: classQueries(place).found });

const loaders = listLoaders(queries);
export const loader = loaders.loader;
export const clientLoader = loaders.clientLoader;

const standardAsk = (gcId: string | undefined, word: string) =>
  ask(goodsApi.standardInfo, { query: gcId === undefined ? { keyword: word } : { gcId } }, { staleMs: 600_000, fallback: [] });

/** From what a standard calls the goods and their parameters to the goods that have them, to be put on a list. */
export default function FiltrationPage() {
  const t = useWords('procurement/select');
  const { found } = usePageQueries(queries);
  const list = useList('class');
  const { classId } = list.asked;
  const word = (new URLSearchParams(useLocation().search).get('word') ?? '').trim().slice(0, 50);
  const infos = useAnswer(standardAsk(classId, word), classId !== undefined || word !== '');
  const picks = usePicks();
  const info = infos.find(({ gcId }) => gcId === classId);
  const title = info?.gcName ?? t('standards.title');
  return (
    <MembersOnly title={title}>
      {info === undefined ? (
        <div className="wrap">
          <PageTitle about={title} />
          <Breadcrumbs items={[{ label: t('home'), href: '/' }, { label: title }]} label={t('crumbs')} link={RouterLink} />
          <h1 className={styles.title}>{title}</h1>
          <SelectWays />
          <StandardChoice word={word} infos={infos} />
        </div>
      ) : (
        <ListScreen
          scene="class"
          found={found}
          about={title}
          title={title}
          crumbs={[{ label: t('standards.title'), href: '/procurementManagement/productFiltration' }, { label: title }]}
          above={
            <>
              <SelectWays />
              <StandardValues info={info} list={list} facets={found.goodsAttrVOList} />
            </>
          }
          draw={(goods) => <PickRows goods={goods} picks={picks} />}
          below={<PickBar picks={picks} />}
        />
      )}
    </MembersOnly>
  );
}

export { ListFailed as ErrorBoundary };
