import { contractApi } from '@mall/contract/agreement/agreement.api.ts';
import { contractKinds, contractKindWords, contractTabs } from '@mall/contract/agreement/agreement.rules.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { ContractCard, useContractColumns } from '@mall/kit/contract/contract-columns.tsx';
import { NewContractDialog } from '@mall/kit/contract/new-contract-dialog.tsx';
import { useContractWords } from '@mall/kit/contract/use-contract-words.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSheetExport } from '../download/use-sheet-export.tsx';
import { useWords } from '../kernel/words.tsx';
import { useSession } from '../shell/use-session.ts';
import { contractHref, contractSite } from './contract-site.ts';

const fields = { tab: oneOf(contractTabs, 'all'), kind: oneOf(contractKinds), word: typed(40) };
const size = 10;

/** Contracts of the company, those that wait for the reader first. */
export default function ContractsPage() {
  const t = useWords('agreement');
  const kit = useContractWords();
  const language = useLanguage();
  const go = useNavigate();
  const session = useSession();
  const place = usePlace(fields);
  const { tab, kind, word, page } = place.at;
  const filter = { tab, ...(kind && { kind }), ...(word && { word }) };
  const found = useList(ask(contractApi.page, { query: { page, limit: size, ...filter } }, { staleMs: 0 }));
  const exporting = useSheetExport({
    call: contractApi.export,
    filter,
    disabled: (found.data?.total ?? 0) === 0,
    label: t('list.export'),
    done: t('list.exported'),
  });
  const [making, setMaking] = useState(false);
  const columns = useContractColumns({ side: 'buyer', hrefOf: contractHref });
  return (
    <ListPage
      title={t('list.title')}
      acts={
        <>
          {exporting.button}
          {session.may('contract:create') && (
            <Button icon={<PlusIcon size={16} />} onClick={() => setMaking(true)}>
              {kit('new.title')}
            </Button>
          )}
        </>
      }
      note={exporting.note}
      tabs={{
        label: t('list.title'),
        items: contractTabs.map((id) => ({
          id,
          label: kit(`tab.${id}`),
          ...(found.data && { count: found.data.counts[id] }),
          hot: id === 'mine',
        })),
        value: tab,
        hrefOf: (next) => place.hrefOf({ tab: next, page: 1 }),
      }}
      filter={
        <FilterBar
          place={place}
          filters={[
            { kind: 'text', name: 'word', label: kit('list.word'), width: 260 },
            {
              kind: 'choice',
              name: 'kind',
              label: kit('list.kind'),
              any: kit('list.any'),
              options: contractKinds.map((value) => ({ value, label: contractKindWords[value][language] })),
            },
          ]}
        />
      }
      list={{
        found,
        rowKey: ({ id }) => id,
        page,
        size,
        hrefOf: (next) => place.hrefOf({ page: next }),
        columns,
        card: (row) => <ContractCard row={row} side="buyer" hrefOf={contractHref} />,
        none: { title: kit(place.narrowed() ? 'list.noneFound' : 'list.none') },
      }}
    >
      {making && <NewContractDialog site={contractSite} onClose={() => setMaking(false)} onMade={(id) => void go(contractHref(id))} />}
    </ListPage>
  );
}
