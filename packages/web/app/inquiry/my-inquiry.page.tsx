import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import { inquiryTabs } from '@mall/contract/inquiry/inquiry.rules.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useDayFaults } from '@mall/kit/list/use-day-faults.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { useSheetExport } from '../download/use-sheet-export.tsx';
import { useWords } from '../kernel/words.tsx';
import { useSession } from '../shell/use-session.ts';
import { InquiryCard, useInquiryColumns } from './inquiry-columns.tsx';
import { draftAddress } from './inquiry-reads.ts';
import { useInquiryActs } from './use-inquiry-acts.tsx';

const fields = { state: oneOf(inquiryTabs, 'all'), keyword: typed(40), from: typed(), to: typed(), mine: oneOf(['1']) };
const size = 10;

/** The company's inquiries, as far as the reader's right goes. */
export default function MyInquiryPage() {
  const t = useWords('inquiry');
  const session = useSession();
  const place = usePlace(fields);
  const { state, keyword, from, to, mine, page } = place.at;
  const { faultsOf, unsound } = useDayFaults(place.at);
  const filter = {
    ...(state !== 'all' && { state }),
    ...(keyword && { keyword }),
    ...(from && { from }),
    ...(to && { to }),
    ...(mine && { mine }),
  };
  const found = useList(ask(inquiryApi.page, { query: { page, limit: size, ...filter } }, { staleMs: 0 }), { enabled: !unsound });
  const exporting = useSheetExport({
    call: inquiryApi.export,
    filter,
    disabled: (found.data?.total ?? 0) === 0,
    label: t('export'),
    done: t('exported'),
  });
  const acts = useInquiryActs();
  const publishing = session.may('newInquiry:view') && (
    <Button as={RouterLink} href={draftAddress()} icon={<PlusIcon size={16} />}>
      {t('publish')}
    </Button>
  );
  return (
    <ListPage
      title={t('title')}
      lead={found.data && t('lead', { count: found.data.tabs.all })}
      acts={
        <>
          {exporting.button}
          {publishing}
        </>
      }
      note={exporting.note}
      tabs={{
        label: t('title'),
        items: inquiryTabs.map((id) => ({
          id,
          label: t(`tab.${id}`),
          ...(found.data && { count: found.data.tabs[id], hot: id === 'to_confirm' && found.data.tabs[id] > 0 }),
        })),
        value: state,
        hrefOf: (next) => place.hrefOf({ state: next }),
      }}
      filter={
        <FilterBar
          place={place}
          filters={[
            { kind: 'text', name: 'keyword', label: t('filter.word'), width: 220, most: 40 },
            {
              kind: 'days',
              label: t('filter.days'),
              from: { name: 'from', label: t('filter.from') },
              to: { name: 'to', label: t('filter.to') },
            },
            {
              kind: 'choice',
              name: 'mine',
              label: t('filter.whose'),
              any: t('filter.anybody'),
              options: [{ value: '1', label: t('filter.mine') }],
            },
          ]}
          faultsOf={faultsOf}
        />
      }
      list={{
        found,
        unsound,
        rowKey: ({ id }) => id,
        page,
        size,
        hrefOf: (next) => place.hrefOf({ page: next }),
        columns: useInquiryColumns(acts),
        card: (row) => <InquiryCard row={row} acts={acts} />,
        none: { title: t(place.narrowed() ? 'none.found' : 'none.title'), text: t('none.text'), actions: publishing },
        words: { failed: t('failed') },
      }}
    >
      {acts.questions}
    </ListPage>
  );
}
