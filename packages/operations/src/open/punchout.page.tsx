import { punchoutProtocols } from '@mall/contract/punchout/punchout.rules.ts';
import { type OfficeConnection, punchoutOperationsApi } from '@mall/contract/punchout/punchout-operations.api.ts';
import { useRights } from '@mall/counter/frame/who.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useReasonAct } from '@mall/kit/act/use-reason-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';
import { useOpenTabs } from './open-tabs.ts';

const aPage = 20;
const fields = { protocol: oneOf(punchoutProtocols), word: typed(50) };
const changes = [punchoutOperationsApi.connections];

/** By which purchasing systems companies come in, and how that goes. */
export default function PunchoutPage() {
  const t = useWords('open');
  const place = usePlace(fields);
  const { protocol, word, page } = place.at;
  const found = useList(
    ask(
      punchoutOperationsApi.connections,
      { query: { page, limit: aPage, ...(protocol && { protocol }), ...(word && { word }) } },
      { staleMs: 0 },
    ),
  );
  const tabs = useOpenTabs('punchout');
  const may = useRights()?.has('operations:open:block') === true;
  const block = useReasonAct({
    call: punchoutOperationsApi.block,
    request: ({ id }: OfficeConnection, reason) => ({ params: { id }, body: { reason } }),
    why: ({ name, companyName }) => ({
      title: t('punchout.block.ask', { name }),
      text: t('punchout.block.text', { company: companyName }),
      words: { act: t('block') },
    }),
    done: t('block.done'),
    changes,
  });
  const unblock = useAct({
    call: punchoutOperationsApi.unblock,
    request: ({ id }: OfficeConnection) => ({ params: { id } }),
    ask: ({ name, companyName }) => ({
      title: t('punchout.unblock.ask', { name }),
      text: t('punchout.unblock.text', { company: companyName }),
      act: t('unblock'),
    }),
    done: t('unblock.done'),
    changes,
  });
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      tabs={tabs}
      filter={
        <FilterBar
          place={place}
          filters={[
            { kind: 'text', name: 'word', label: t('word.punchout'), width: 240, most: 50 },
            {
              kind: 'choice',
              name: 'protocol',
              label: t('protocol'),
              any: t('all'),
              width: 160,
              options: punchoutProtocols.map((one) => ({ value: one, label: t(`protocol.${one}`) })),
              atOnce: true,
            },
          ]}
        />
      }
      list={{
        found,
        rowKey: ({ id }) => id,
        page,
        size: aPage,
        hrefOf: (to) => place.hrefOf({ page: to }),
        columns: [
          { key: 'company', head: t('company'), cell: ({ companyName }) => companyName },
          { key: 'name', head: t('name'), cell: ({ name }) => name },
          { key: 'protocol', head: t('protocol'), cell: (row) => t(`protocol.${row.protocol}`) },
          { key: 'actsAs', head: t('actsAs'), wide: true, cell: ({ memberName }) => memberName },
          {
            key: 'state',
            head: t('state'),
            cell: ({ on, blocked, blockedReason }) => (
              <span title={blockedReason || undefined}>
                <StatusMark mark={on && !blocked ? 'closed' : 'open'} tone={blocked ? 'red' : on ? 'green' : 'grey'}>
                  {t(blocked ? 'state.blocked' : on ? 'on' : 'off')}
                </StatusMark>
              </span>
            ),
          },
          { key: 'last', head: t('lastUsed'), cell: ({ lastUsed }) => <span className="num">{lastUsed?.slice(5, 16) ?? '—'}</span> },
          { key: 'month', head: t('month'), align: 'right', cell: (row) => <span className="num">{`${row.visits} / ${row.orders}`}</span> },
          { key: 'papers', head: t('papers'), align: 'right', cell: ({ waiting }) => <span className="num">{waiting}</span> },
          { key: 'refused', head: t('refused'), align: 'right', cell: ({ refusals }) => <span className="num">{refusals}</span> },
          ...(may
            ? [
                {
                  key: 'acts',
                  head: t('acts'),
                  cell: (row: OfficeConnection) => (
                    <Button look="text" size="s" onClick={() => (row.blocked ? unblock : block).start(row)}>
                      {t(row.blocked ? 'unblock' : 'block')}
                    </Button>
                  ),
                },
              ]
            : []),
        ],
        none: { title: place.narrowed() ? t('none.found') : t('none.punchout') },
      }}
    >
      {block.question}
      {unblock.question}
    </ListPage>
  );
}
