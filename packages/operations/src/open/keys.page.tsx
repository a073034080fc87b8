import { keyStates } from '@mall/contract/open/open.rules.ts';
import { type OfficeKey, openOperationsApi } from '@mall/contract/open/open-operations.api.ts';
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
const fields = { state: oneOf(keyStates), word: typed(50) };
const changes = [openOperationsApi.keys];
const tones = { on: 'green', blocked: 'red', revoked: 'grey', expired: 'grey', silent: 'grey' } as const;

/** With which keys companies' own systems come, how often, and who is shut out. */
export default function OpenKeysPage() {
  const t = useWords('open');
  const rights = useRights();
  const place = usePlace(fields);
  const { state, word, page } = place.at;
  const found = useList(
    ask(openOperationsApi.keys, { query: { page, limit: aPage, ...(state && { state }), ...(word && { word }) } }, { staleMs: 0 }),
  );
  const tabs = useOpenTabs('keys');
  const block = useReasonAct({
    call: openOperationsApi.block,
    request: ({ id }: OfficeKey, reason) => ({ params: { id }, body: { reason } }),
    why: ({ name, companyName }) => ({
      title: t('block.ask', { name }),
      text: t('block.text', { company: companyName }),
      words: { act: t('block') },
    }),
    done: t('block.done'),
    changes,
  });
  const unblock = useAct({
    call: openOperationsApi.unblock,
    request: ({ id }: OfficeKey) => ({ params: { id } }),
    ask: ({ name, companyName }) => ({
      title: t('unblock.ask', { name }),
      text: t('unblock.text', { company: companyName }),
      act: t('unblock'),
    }),
    done: t('unblock.done'),
    changes,
  });
  const may = rights?.has('operations:open:block') === true;
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      tabs={tabs}
      filter={
        <FilterBar
          place={place}
          filters={[
            { kind: 'text', name: 'word', label: t('word.keys'), width: 240, most: 50 },
            {
              kind: 'choice',
              name: 'state',
              label: t('state'),
              any: t('all'),
              width: 160,
              options: keyStates.map((one) => ({ value: one, label: t(`state.${one}`) })),
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
          { key: 'name', head: t('name'), cell: ({ name, key }) => `${name} · ${key}` },
          { key: 'maker', head: t('maker'), wide: true, cell: ({ maker }) => maker },
          {
            key: 'state',
            head: t('state'),
            cell: (row) => (
              <span title={row.blockedReason || undefined}>
                <StatusMark mark={row.state === 'on' ? 'closed' : 'open'} tone={tones[row.state]}>
                  {t(`state.${row.state}`)}
                </StatusMark>
              </span>
            ),
          },
          {
            key: 'last',
            head: t('last'),
            cell: ({ lastDate, lastAddress }) => <span className="num">{lastDate ? `${lastDate.slice(5, 16)} ${lastAddress}` : '—'}</span>,
          },
          { key: 'calls', head: t('calls'), align: 'right', cell: ({ calls }) => <span className="num">{calls}</span> },
          { key: 'errors', head: t('errors'), align: 'right', cell: ({ errors }) => <span className="num">{errors}</span> },
          { key: 'limited', head: t('limited'), align: 'right', cell: ({ limited }) => <span className="num">{limited}</span> },
          ...(may
            ? [
                {
                  key: 'acts',
                  head: t('acts'),
                  cell: (row: OfficeKey) =>
                    row.state === 'revoked' ? null : (
                      <Button look="text" size="s" onClick={() => (row.state === 'blocked' ? unblock : block).start(row)}>
                        {t(row.state === 'blocked' ? 'unblock' : 'block')}
                      </Button>
                    ),
                },
              ]
            : []),
        ],
        none: { title: place.narrowed() ? t('none.found') : t('none.keys') },
      }}
    >
      {block.question}
      {unblock.question}
    </ListPage>
  );
}
