import { type QuoteTab, quoteTabs } from '@mall/contract/inquiry/inquiry.rules.ts';
import { inquirySellerApi } from '@mall/contract/inquiry/inquiry-seller.api.ts';
import type { InvitationRow } from '@mall/contract/inquiry/invitation-data.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { type Place, usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { type Translate, useWords } from '../kernel/words.ts';
import styles from './inquiry.module.css';
import { InvitationMark } from './invitation-mark.tsx';

const fields = { tab: oneOf(quoteTabs, 'to_answer'), word: typed(40) };
const aPage = 20;

const columnsOf = (t: Translate<'inquiry'>): TableColumn<InvitationRow>[] => [
  { key: 'title', head: t('list.inquiry'), cell: (row) => <Named row={row} /> },
  { key: 'company', head: t('buyer'), cell: ({ company }) => company },
  { key: 'lines', head: t('list.lines'), align: 'right', width: 80, cell: ({ lines }) => lines },
  { key: 'round', head: t('list.round'), width: 90, cell: ({ round }) => t('round', { round }) },
  { key: 'deadline', head: t('list.deadline'), width: 150, cell: ({ deadline }) => <span className="num">{deadline.slice(0, 16)}</span> },
  { key: 'state', head: t('list.state'), width: 150, cell: (row) => <Standing row={row} /> },
  { key: 'acts', head: t('list.acts'), width: 90, cell: (row) => <Open row={row} /> },
];

/** What the store was asked to quote: what still waits for it first. */
export default function InquiriesPage() {
  const t = useWords('inquiry');
  const place = usePlace(fields);
  const { tab, word, page } = place.at;
  const filter = { tab, ...(word && { word }) };
  const found = useList(ask(inquirySellerApi.page, { query: { page, limit: aPage, ...filter } }, { staleMs: 0 }));
  const exporting = useListExport({ call: inquirySellerApi.export, filter, disabled: found.data?.total === 0 });
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      acts={exporting.button}
      note={exporting.note}
      tabs={{
        label: t('tabs'),
        items: quoteTabs.map((one) => ({
          id: one,
          label: t(`tab.${one}`),
          ...(found.data && { count: found.data.tabs[one] }),
          hot: one === 'to_answer' && (found.data?.tabs[one] ?? 0) > 0,
        })),
        value: tab,
        hrefOf: (one: QuoteTab) => place.hrefOf({ tab: one }),
      }}
      filter={<FilterBar place={place} filters={[{ kind: 'text', name: 'word', label: t('list.word'), width: 280 }]} />}
      list={{
        found,
        rowKey: ({ id }) => id,
        page,
        size: aPage,
        hrefOf: (next) => place.hrefOf({ page: next }),
        columns: columnsOf(t),
        card: (row) => <Card row={row} />,
        none: noneOf(t, place),
      }}
    />
  );
}

const noneOf = (t: Translate<'inquiry'>, place: Place<typeof fields>) => {
  const narrowed = place.narrowed(['tab']);
  return {
    title: t(narrowed ? 'none.found' : place.at.tab === 'to_answer' ? 'none.to_answer' : 'none.tab'),
    actions: narrowed && (
      <Button look="line" href={place.plain} as={RouterLink}>
        {t('none.all')}
      </Button>
    ),
  };
};

const hrefOf = ({ id }: InvitationRow) => `/inquiries/${id}`;

function Named({ row }: { row: InvitationRow }) {
  return (
    <span className={styles.named}>
      <RouterLink href={hrefOf(row)} className="link">
        {row.title}
      </RouterLink>
      <span className="meta">
        <span className="num">{row.inquiryNumber}</span> {row.className}
      </span>
    </span>
  );
}

function Standing({ row }: { row: InvitationRow }) {
  const t = useWords('inquiry');
  return (
    <span className={styles.named}>
      <InvitationMark state={row.state} />
      {row.version > 0 && <span className="meta">{t('list.version', { version: row.version })}</span>}
    </span>
  );
}

const waits = ({ state, inquiryState }: InvitationRow) => inquiryState === 'quoting' && ['invited', 'viewed', 'withdrawn'].includes(state);

function Open({ row }: { row: InvitationRow }) {
  const t = useWords('inquiry');
  return (
    <Button
      look="text"
      size="s"
      href={hrefOf(row)}
      as={RouterLink}
      aria-label={`${t(waits(row) ? 'act.quote' : 'act.view')} ${row.inquiryNumber}`}
    >
      {t(waits(row) ? 'act.quote' : 'act.view')}
    </Button>
  );
}

function Card({ row }: { row: InvitationRow }) {
  const t = useWords('inquiry');
  return (
    <article className={styles.card}>
      <Named row={row} />
      <span className="meta">{row.company}</span>
      <span className={styles.ends}>
        <span className="meta num">{t('list.until', { time: row.deadline.slice(5, 16) })}</span>
        <InvitationMark state={row.state} />
      </span>
      <span className={styles.ends}>
        <span className="meta">{`${t('round', { round: row.round })} ${t('list.many', { count: row.lines })}`}</span>
        <Open row={row} />
      </span>
    </article>
  );
}
