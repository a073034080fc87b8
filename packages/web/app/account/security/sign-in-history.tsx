import { type SignIn, securityApi } from '@mall/contract/account/security.api.ts';
import { historyDays } from '@mall/contract/account/security.rules.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FoundTable } from '@mall/kit/list/found-table.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { StatusMark, type StatusMarkProps } from '@mall/ui/status-mark.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { type Translate, useWords } from '../../kernel/words.tsx';
import styles from './security.module.css';

type Words = Translate<'account/security'>;

/** Coming in went well; going out is neither well nor ill. */
const looks = {
  in: { mark: 'closed', tone: 'green' },
  out: { mark: 'open', tone: 'grey' },
  refused: { mark: 'closed', tone: 'red' },
} as const satisfies Record<SignIn['step'], Omit<StatusMarkProps, 'children'>>;

const resultOf = (t: Words, { step, event, fresh }: SignIn) => (
  <StatusMark {...looks[step]}>{fresh ? t('history.fresh', { event }) : event}</StatusMark>
);
const wayOf = (t: Words, { way }: SignIn) => (way === '' ? '—' : t(`way.${way}`));
const placeOf = ({ place, address }: SignIn) => (
  <>
    {place} <span className="meta num">{address || '—'}</span>
  </>
);

export const signInColumns = (t: Words): TableColumn<SignIn>[] => [
  { key: 'time', head: t('history.time'), cell: ({ time }) => <span className="num">{time.slice(0, 16)}</span> },
  { key: 'result', head: t('history.result'), cell: (row) => resultOf(t, row) },
  { key: 'way', head: t('history.way'), cell: (row) => wayOf(t, row) },
  { key: 'device', head: t('history.device'), cell: ({ device }) => device || '—' },
  { key: 'place', head: t('history.place'), cell: placeOf },
];

/** The same on a telephone. */
export function SignInCard({ row }: { row: SignIn }) {
  const t = useWords('account/security');
  return (
    <article className={styles.card} aria-label={`${row.event} ${row.time}`}>
      <p>
        {resultOf(t, row)}
        <span className="meta num">{row.time.slice(0, 16)}</span>
      </p>
      <p className="meta">
        <span>{[row.way && wayOf(t, row), row.device].filter(Boolean).join(' · ') || '—'}</span>
        <span>{placeOf(row)}</span>
      </p>
    </article>
  );
}

const few = 5;

/** Who came in to this account of late, and who was refused. */
export function LatestSignIns() {
  const t = useWords('account/security');
  const found = useList(ask(securityApi.history, { query: { page: 1, limit: few } }, { staleMs: 0 }));
  return (
    <Panel
      id="history"
      bordered
      flush
      title={
        <>
          {t('history')} <span className={`meta ${styles.count}`}>{t('history.kept', { days: historyDays })}</span>
        </>
      }
      extra={
        (found.data?.total ?? 0) > few && (
          <RouterLink href="/personalCenterBase/signInHistory" className="link">
            {t('history.all')}
          </RouterLink>
        )
      }
    >
      <FoundTable
        title={t('history')}
        columns={signInColumns(t)}
        list={{
          found: { ...found, ...(found.data && { data: { ...found.data, total: Math.min(few, found.data.total) } }) },
          rowKey: ({ id }) => id,
          page: 1,
          size: few,
          hrefOf: () => '',
          card: (row) => <SignInCard row={row} />,
          none: { title: t('history.none') },
          words: { failed: t('failed') },
        }}
      />
    </Panel>
  );
}
