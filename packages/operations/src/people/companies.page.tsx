import { type CompanyRow, companiesApi } from '@mall/contract/company/companies.api.ts';
import { companyStates } from '@mall/contract/company/company.machine.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { QueueRows } from '@mall/counter/side/queue-rows.tsx';
import { SideBySide } from '@mall/counter/side/side-by-side.tsx';
import { useQueue } from '@mall/counter/side/use-queue.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Empty } from '@mall/ui/empty.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { companyTones } from '../company/company-tones.ts';
import { useWords } from '../kernel/words.ts';
import { CompanyStanding } from './company-standing.tsx';
import styles from './members.module.css';
import { PeopleTabs } from './people-tabs.tsx';

const fields = { state: oneOf(companyStates), word: typed(40), id: typed(18) };
const aPage = 20;

/** Every company, with what the mall can do about it beside. */
export default function CompaniesPage() {
  const t = useWords('people');
  const company = useWords('company');
  const place = usePlace(fields);
  const { state, word, page } = place.at;
  const filter = { ...(state && { state }), ...(word && { word }) };
  const found = useList(ask(companiesApi.page, { query: { page, limit: aPage, ...filter } }, { staleMs: 0 }));
  const exporting = useListExport({ call: companiesApi.export, filter });
  const queue = useQueue(place, found.data?.list);
  return (
    <SideBySide
      title={t('title')}
      lead={t('company.lead')}
      acts={exporting.button}
      note={exporting.note}
      head={
        <>
          <PeopleTabs at="company" />
          <FilterBar
            place={place}
            filters={[
              { kind: 'text', name: 'word', label: t('company.word'), width: 240, most: 40 },
              {
                kind: 'choice',
                name: 'state',
                label: t('state'),
                any: t('anyState'),
                width: 120,
                options: companyStates.map((one) => ({ value: one, label: company(`state.${one}`) })),
                atOnce: true,
              },
            ]}
          />
        </>
      }
      list={
        <QueueRows
          title={t('audience.company')}
          queue={queue}
          found={found}
          size={aPage}
          row={(row) => <Row row={row} />}
          none={{ title: t('company.none') }}
        />
      }
    >
      {queue.open === undefined ? (
        <Empty title={t('company.none.open')} picture="none" />
      ) : (
        <CompanyStanding key={queue.open} id={queue.open} />
      )}
    </SideBySide>
  );
}

function Row({ row: { name, unifiedCode, state, people, orders, orderDate } }: { row: CompanyRow }) {
  const t = useWords('people');
  const company = useWords('company');
  return (
    <span className={styles.companyRow}>
      <span>
        <b>{name}</b>
        <span className="meta num">{unifiedCode || '—'}</span>
      </span>
      <span>
        {t('company.counts', { people, orders })}
        <span className="meta num">{orderDate?.slice(0, 10) ?? '—'}</span>
      </span>
      <StatusMark {...companyTones[state]}>{company(`state.${state}`)}</StatusMark>
    </span>
  );
}
