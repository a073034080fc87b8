import { creditStateWords } from '@mall/contract/credit/credit.machine.ts';
import { type CreditAccountRow, creditOperationsApi } from '@mall/contract/credit/credit-operations.api.ts';
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
import { useWords } from '../kernel/words.ts';
import { yuanText } from '../money/yuan.tsx';
import { AccountCase } from './account-case.tsx';
import styles from './credit.module.css';
import { CreditTabs } from './credit-tabs.tsx';
import { creditTones } from './credit-tones.ts';

const states = ['active', 'on_hold', 'expired', 'closed'] as const;
const needs = ['second', 'overdue'] as const;
const fields = { state: oneOf(states), need: oneOf(needs), word: typed(40), id: typed(18) };
const aPage = 20;

/** The quotas of companies: what is overdue comes first. */
export default function AccountsPage() {
  const t = useWords('credit');
  const place = usePlace(fields);
  const { state, need, word, page } = place.at;
  const filter = { ...(state && { state }), ...(need && { need }), ...(word && { word }) };
  const found = useList(ask(creditOperationsApi.accounts, { query: { page, limit: aPage, ...filter } }, { staleMs: 0 }));
  const exporting = useListExport({ call: creditOperationsApi.exportAccounts, filter });
  const queue = useQueue(place, found.data?.list);
  return (
    <SideBySide
      title={t('title')}
      lead={t('lead')}
      acts={exporting.button}
      note={exporting.note}
      head={
        <>
          <CreditTabs at="accounts" />
          <FilterBar
            place={place}
            filters={[
              { kind: 'text', name: 'word', label: t('word'), width: 240 },
              {
                kind: 'choice',
                name: 'state',
                label: t('state'),
                labelled: true,
                atOnce: true,
                any: t('acc.any'),
                options: states.map((one) => ({ value: one, label: creditStateWords[one].zh })),
              },
              {
                kind: 'choice',
                name: 'need',
                label: t('acc.need'),
                labelled: true,
                atOnce: true,
                any: t('acc.needAny'),
                options: needs.map((one) => ({ value: one, label: t(`acc.need.${one}`) })),
              },
            ]}
          />
        </>
      }
      list={
        <QueueRows
          title={t('tab.accounts')}
          queue={queue}
          found={found}
          size={aPage}
          row={(row) => <Row row={row} />}
          none={{ title: t('acc.none') }}
        />
      }
    >
      {queue.open === undefined ? <Empty title={t('none.open')} picture="none" /> : <AccountCase key={queue.open} id={queue.open} />}
    </SideBySide>
  );
}

function Row({ row }: { row: CreditAccountRow }) {
  const t = useWords('credit');
  return (
    <>
      <span className={styles.line}>
        <b>{row.companyName}</b>
        <StatusMark {...creditTones[row.state]}>{creditStateWords[row.state].zh}</StatusMark>
      </span>
      <span className={styles.line}>
        <span className="meta num">{t('acc.row', { total: yuanText(row.total), left: yuanText(row.left) })}</span>
        {row.overdue !== '0.00' && (
          <StatusMark mark="closed" tone="red">
            {t('acc.overdueTag', { amount: yuanText(row.overdue) })}
          </StatusMark>
        )}
        {row.second > 0 && (
          <StatusMark mark="open" tone="amber">
            {t('acc.secondTag')}
          </StatusMark>
        )}
      </span>
    </>
  );
}
