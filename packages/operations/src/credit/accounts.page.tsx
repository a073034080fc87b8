import { creditStateWords } from '@mall/contract/credit/credit.machine.ts';
import { type CreditAccountRow, creditOperationsApi } from '@mall/contract/credit/credit-operations.api.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { CaseLine } from '@mall/counter/side/case-parts.tsx';
import { choiceFilter, wordFilter } from '@mall/counter/side/queue-filters.ts';
import { QueuePage, queueSize } from '@mall/counter/side/queue-page.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';
import { yuanText } from '../money/yuan.tsx';
import { AccountCase } from './account-case.tsx';
import { CreditTabs } from './credit-tabs.tsx';
import { creditTones } from './credit-tones.ts';

const states = ['active', 'on_hold', 'expired', 'closed'] as const;
const needs = ['second', 'overdue'] as const;
const fields = { state: oneOf(states), need: oneOf(needs), word: typed(40), id: typed(18) };

/** The quotas of companies: what is overdue comes first. */
export default function AccountsPage() {
  const t = useWords('credit');
  const place = usePlace(fields);
  const { state, need, word, page } = place.at;
  const filter = { ...(state && { state }), ...(need && { need }), ...(word && { word }) };
  const found = useList(ask(creditOperationsApi.accounts, { query: { page, limit: queueSize, ...filter } }, { staleMs: 0 }));
  const exporting = useListExport({ call: creditOperationsApi.exportAccounts, filter });
  return (
    <QueuePage
      title={t('title')}
      name={t('tab.accounts')}
      lead={t('lead')}
      acts={exporting.button}
      note={exporting.note}
      tabs={<CreditTabs at="accounts" />}
      place={place}
      filters={[
        wordFilter(t('word')),
        choiceFilter('state', states, { label: t('state'), any: t('acc.any'), of: (one) => creditStateWords[one].zh }),
        choiceFilter('need', needs, { label: t('acc.need'), any: t('acc.needAny'), of: (one) => t(`acc.need.${one}`) }),
      ]}
      found={found}
      row={(row) => <Row row={row} />}
      none={{ title: t('acc.none') }}
      noneOpen={t('none.open')}
    >
      {(id) => <AccountCase key={id} id={id} />}
    </QueuePage>
  );
}

function Row({ row }: { row: CreditAccountRow }) {
  const t = useWords('credit');
  return (
    <>
      <CaseLine>
        <b>{row.companyName}</b>
        <StatusMark {...creditTones[row.state]}>{creditStateWords[row.state].zh}</StatusMark>
      </CaseLine>
      <CaseLine>
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
      </CaseLine>
    </>
  );
}
