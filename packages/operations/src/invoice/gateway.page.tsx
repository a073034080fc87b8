import { deskApi } from '@mall/contract/account/desk.api.ts';
import { operatorInvoiceApi, type TaxAskRow } from '@mall/contract/invoice/invoice-office.api.ts';
import { taxStates } from '@mall/contract/invoice/invoicing.rules.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { useWords } from '../kernel/words.ts';
import { InvoiceTabs } from './invoice-tabs.tsx';

const fields = { state: oneOf(taxStates), word: typed(40), id: typed(18) };
const size = 20;
const tones = {
  pending: { mark: 'running', tone: 'blue' },
  issued: { mark: 'closed', tone: 'green' },
  refused: { mark: 'closed', tone: 'red' },
  failed: { mark: 'closed', tone: 'amber' },
} as const;

/** How the tax gateway does, and what it refused or did not answer, of any store. */
export default function GatewayPage() {
  const t = useWords('invoice');
  const place = usePlace(fields);
  const { state, word, page } = place.at;
  const found = useList(
    ask(operatorInvoiceApi.taxPage, { query: { page, limit: size, ...(state && { state }), ...(word && { word }) } }, { staleMs: 0 }),
  );
  const health = useList(ask(operatorInvoiceApi.taxHealth, {}, { staleMs: 0 })).data;
  const retry = useAct({
    call: operatorInvoiceApi.taxRetry,
    request: ({ id }: TaxAskRow) => ({ params: { id } }),
    ask: ({ askNo }) => ({ title: t('gateway.retryAsk', { sn: askNo }), text: t('gateway.lead'), act: t('gateway.retry') }),
    done: t('gateway.retried'),
    changes: [operatorInvoiceApi.taxPage, operatorInvoiceApi.taxHealth, deskApi.desk],
  });
  const columns: TableColumn<TaxAskRow>[] = [
    {
      key: 'ask',
      head: t('gateway.ask'),
      cell: (row) => (
        <>
          {t(`kind.${row.kind}`)} <span className="num">{row.askNo}</span>
          <div className="meta">{t('tries', { tries: row.tries })}</div>
        </>
      ),
    },
    {
      key: 'invoice',
      head: t('gateway.invoice'),
      cell: (row) => (
        <>
          {row.storeName}
          <div className="meta">
            {row.titleName} <span className="num">{row.applySn}</span>
          </div>
        </>
      ),
    },
    {
      key: 'amount',
      head: t('gateway.amount'),
      align: 'right',
      cell: ({ amount }) => <span className="num">¥{formatCurrency(amount)}</span>,
    },
    { key: 'state', head: t('gateway.state'), cell: (row) => <StatusMark {...tones[row.state]}>{t(`ask.${row.state}`)}</StatusMark> },
    { key: 'fault', head: t('gateway.fault'), cell: ({ fault }) => <span className="meta">{fault}</span> },
    { key: 'time', head: t('gateway.time'), cell: (row) => <span className="num">{(row.endDate ?? row.askDate).slice(5, 16)}</span> },
    {
      key: 'acts',
      head: t('gateway.acts'),
      align: 'right',
      cell: (row) =>
        row.canRetry && (
          <Button look="text" size="s" onClick={() => retry.start(row)}>
            {t('gateway.retry')}
          </Button>
        ),
    },
  ];
  return (
    <ListPage
      title={t('tab.gateway')}
      lead={t('gateway.lead')}
      note={
        <>
          <InvoiceTabs at="gateway" />
          {health && (
            <Panel>
              <Facts
                two
                facts={[
                  [t('gateway.pending'), String(health.pending)],
                  [t('gateway.refused'), String(health.refused)],
                  [t('gateway.failed'), String(health.failed)],
                  [
                    t('gateway.issuedToday'),
                    `${health.issuedToday}${health.meanSeconds === null ? '' : ` · ${t('gateway.mean', { seconds: health.meanSeconds })}`}`,
                  ],
                  [t('gateway.good'), health.lastGoodDate ?? t('gateway.never')],
                  [t('gateway.bad'), health.lastBadDate ? `${health.lastBadDate} ${health.lastFault}` : t('gateway.never')],
                ]}
              />
              {health.forged > 0 && <p className="meta">{t('gateway.forged', { count: health.forged })}</p>}
            </Panel>
          )}
        </>
      }
      filter={
        <FilterBar
          place={place}
          filters={[
            { kind: 'text', name: 'word', label: t('gateway.word'), width: 240, most: 40 },
            {
              kind: 'choice',
              name: 'state',
              label: t('gateway.state'),
              labelled: true,
              atOnce: true,
              any: '全部',
              options: taxStates.map((value) => ({ value, label: t(`ask.${value}`) })),
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
        none: { title: t('gateway.none') },
        words: { failed: t('failed') },
      }}
    >
      {retry.question}
    </ListPage>
  );
}
