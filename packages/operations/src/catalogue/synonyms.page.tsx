import { type SynonymRow, searchOfficeApi } from '@mall/contract/search/search-office.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useWords } from '../kernel/words.ts';
import { synonymReads } from './catalogue.reads.ts';
import { KeptList, useKeptPlace } from './kept-list.tsx';
import { SynonymDialog } from './synonym-dialog.tsx';
import { TrialBox } from './trial-box.tsx';
import { useTaughtColumns } from './use-taught-columns.tsx';
import { useWordTabs } from './word-tabs.ts';

/** Words that operators taught the search, and a box to try them. */
export default function SynonymsPage() {
  const t = useWords('catalogue');
  const { place, query } = useKeptPlace();
  const remove = useAct({
    call: searchOfficeApi.removeSynonym,
    request: ({ id }: SynonymRow) => ({ params: { id } }),
    ask: (row) => ({
      title: t('synonym.remove.ask', { word: row.word }),
      text: t('synonym.remove.text'),
      act: t('remove'),
      tone: 'danger',
    }),
    done: t('removed'),
    changes: synonymReads,
  });
  return (
    <KeptList
      title={t('words')}
      lead={t('words.lead')}
      add={t('synonym.add')}
      note={<TrialBox />}
      tabs={useWordTabs('synonyms')}
      place={place}
      find={t('synonym.find')}
      found={useList(ask(searchOfficeApi.synonyms, { query }, { staleMs: 0 }))}
      columns={[
        { key: 'word', head: t('synonym.word'), cell: (row) => <b>{row.word}</b> },
        { key: 'means', head: t('synonym.means'), cell: ({ means }) => means },
        ...useTaughtColumns<SynonymRow>(),
      ]}
      none={t('synonym.none')}
      remove={remove}
      Dialog={SynonymDialog}
    />
  );
}
