import { type CompanyRow, companiesApi } from '@mall/contract/company/companies.api.ts';
import { companyStates } from '@mall/contract/company/company.machine.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { choiceFilter, wordFilter } from '@mall/counter/side/queue-filters.ts';
import { QueuePage, queueSize } from '@mall/counter/side/queue-page.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { companyTones } from '../company/company-tones.ts';
import { useWords } from '../kernel/words.ts';
import { CompanyStanding } from './company-standing.tsx';
import styles from './members.module.css';
import { PeopleTabs } from './people-tabs.tsx';

const fields = { state: oneOf(companyStates), word: typed(40), id: typed(18) };

/** Every company, with what the mall can do about it beside. */
export default function CompaniesPage() {
  const t = useWords('people');
  const company = useWords('company');
  const place = usePlace(fields);
  const { state, word, page } = place.at;
  const filter = { ...(state && { state }), ...(word && { word }) };
  const found = useList(ask(companiesApi.page, { query: { page, limit: queueSize, ...filter } }, { staleMs: 0 }));
  const exporting = useListExport({ call: companiesApi.export, filter });
  return (
    <QueuePage
      title={t('title')}
      name={t('audience.company')}
      lead={t('company.lead')}
      acts={exporting.button}
      note={exporting.note}
      caseWidth={640}
      tabs={<PeopleTabs at="company" />}
      place={place}
      filters={[
        wordFilter(t('company.word')),
        choiceFilter('state', companyStates, { label: t('state'), any: t('anyState'), of: (one) => company(`state.${one}`) }),
      ]}
      found={found}
      row={(row) => <Row row={row} />}
      none={{ title: t('company.none') }}
      noneOpen={t('company.none.open')}
    >
      {(id) => <CompanyStanding key={id} id={id} />}
    </QueuePage>
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
