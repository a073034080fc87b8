import { type PlateRuleRow, searchOfficeApi } from '@mall/contract/search/search-office.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useWords } from '../kernel/words.ts';
import { plateReads } from './catalogue.reads.ts';
import { KeptList, useKeptPlace } from './kept-list.tsx';
import { PlateDialog } from './plate-dialog.tsx';
import { TrialBox } from './trial-box.tsx';
import { useTaughtColumns } from './use-taught-columns.tsx';
import { useWordTabs } from './word-tabs.ts';

/** Plates that operators wrote down, and a box to try them. */
export default function PlatesPage() {
  const t = useWords('catalogue');
  const { place, query } = useKeptPlace();
  const remove = useAct({
    call: searchOfficeApi.removePlate,
    request: ({ id }: PlateRuleRow) => ({ params: { id } }),
    ask: (row) => ({ title: t('plate.remove.ask', { pattern: row.pattern }), act: t('remove'), tone: 'danger' }),
    done: t('removed'),
    changes: plateReads,
  });
  return (
    <KeptList
      title={t('words')}
      lead={t('plates.lead')}
      add={t('plate.add')}
      note={<TrialBox />}
      tabs={useWordTabs('plates')}
      place={place}
      find={t('plate.find')}
      found={useList(ask(searchOfficeApi.plates, { query }, { staleMs: 0 }))}
      columns={[
        { key: 'pattern', head: t('plate.pattern'), cell: ({ pattern }) => <code>{pattern}</code> },
        { key: 'class', head: t('class'), cell: ({ className }) => className },
        ...useTaughtColumns<PlateRuleRow>(),
      ]}
      none={t('plate.none')}
      remove={remove}
      Dialog={PlateDialog}
    />
  );
}
