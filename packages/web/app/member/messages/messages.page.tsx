import { type MemberMessage, memberApi } from '@mall/contract/member/member.api.ts';
import { messageApi } from '@mall/contract/member/message.api.ts';
import { messageDays } from '@mall/contract/member/message.rules.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import type { Filter } from '@mall/kit/list/filter.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useDayFaults } from '@mall/kit/list/use-day-faults.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { type Place, usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { CheckIcon } from '@mall/ui/icons/check-icon.tsx';
import { SettingsIcon } from '@mall/ui/icons/settings-icon.tsx';
import { TrashIcon } from '@mall/ui/icons/trash-icon.tsx';
import { lazy, Suspense } from 'react';
import { type Translate, useWords } from '../../kernel/words.tsx';
import { cameWhen } from './message-days.ts';
import { shownKinds } from './message-kind.tsx';
import { MessageRow } from './message-row.tsx';

const MessageSettings = lazy(() => import('./message-settings.tsx'));

const tabs = ['all', ...shownKinds] as const;
const fields = {
  kind: oneOf(tabs, 'all'),
  unread: oneOf(['1']),
  keyword: typed(40),
  from: typed(),
  to: typed(),
  settings: oneOf(['1']),
};
const size = 20;

/** What is other when messages are read or gone: the list, the tabs, and the header. */
const messageReads = [memberApi.messages, messageApi.summary, memberApi.messageCount];

const summaryAsk = ask(
  messageApi.summary,
  {},
  {
    staleMs: 0,
    fallback: { total: 0, unread: 0, kinds: { order: 0, approval: 0, inquiry: 0, after_sale: 0, activity: 0, system: 0 } },
  },
);

const filtersOf = (t: Translate<'member/messages'>): Filter<keyof typeof fields>[] => [
  { kind: 'text', name: 'keyword', label: t('keyword'), width: 200, most: 40 },
  {
    kind: 'choice',
    name: 'unread',
    label: t('state'),
    any: t('any'),
    options: [{ value: '1', label: t('unread') }],
    atOnce: true,
    width: 120,
  },
  { kind: 'days', label: t('days'), from: { name: 'from', label: t('from') }, to: { name: 'to', label: t('to') } },
];

const noneOf = (t: Translate<'member/messages'>, place: Place<typeof fields>) =>
  place.narrowed(['settings'])
    ? {
        title: t('noneFound'),
        actions: (
          <RouterLink href={place.plain} className="link">
            {t('all')}
          </RouterLink>
        ),
      }
    : { title: t('none'), text: t('noneText') };

const idsOf = (messages: readonly MemberMessage[]) => messages.map(({ messageId }) => messageId);

/** What can be done with messages; one and several alike. */
const useMessageActs = () => {
  const t = useWords('member/messages');
  const read = useAct({
    call: messageApi.read,
    request: (messages: readonly MemberMessage[]) => ({ body: { ids: idsOf(messages) } }),
    changes: messageReads,
  });
  const readAll = useAct({
    call: messageApi.read,
    request: (kind: (typeof tabs)[number]) => ({ body: { all: true as const, ...(kind !== 'all' && { type: kind }) } }),
    done: ({ read: count }) => t('readDone', { count }),
    changes: messageReads,
  });
  const remove = useAct({
    call: messageApi.remove,
    request: (messages: readonly MemberMessage[]) => ({ body: { ids: idsOf(messages) } }),
    ask: (messages) => {
      const unread = messages.filter((message) => !message.read).length;
      return {
        title: t('removeAsk', { count: messages.length }),
        text: unread > 0 ? t('removeUnread', { unread }) : t('removeText'),
        act: t('removeAct', { count: messages.length }),
        back: t('keep'),
        tone: 'danger',
      };
    },
    done: ({ removed }) => t('removed', { count: removed }),
    changes: messageReads,
  });
  return { read, readAll, remove };
};

/** What the mall told the member, by kind and day. */
export default function MessagesPage() {
  const t = useWords('member/messages');
  const place = usePlace(fields);
  const { kind, unread, keyword, from, to, page, settings } = place.at;
  const { faultsOf, unsound } = useDayFaults(place.at);
  const query = {
    page,
    limit: size,
    ...(kind !== 'all' && { type: kind }),
    ...(unread === '1' && { unread }),
    ...(keyword && { keyword }),
    ...(from && { from }),
    ...(to && { to }),
  };
  const found = useList(ask(memberApi.messages, { query }, { staleMs: 0 }), { enabled: !unsound });
  const summary = useAnswer(summaryAsk);
  const { read, readAll, remove } = useMessageActs();
  const now = found.dataUpdatedAt;
  const waiting = kind === 'all' ? summary.unread : summary.kinds[kind];
  const days = { today: t('today'), yesterday: t('yesterday'), earlier: t('earlier') };
  return (
    <ListPage
      title={t('title')}
      lead={t('lead', { count: summary.unread, days: messageDays })}
      acts={
        <>
          <Button
            look="line"
            icon={<CheckIcon size={16} />}
            disabled={waiting === 0}
            busy={readAll.busy}
            onClick={() => readAll.start(kind)}
          >
            {kind === 'all' ? t('readAll') : t('readAllOf', { kind: t(`kind.${kind}`) })}
          </Button>
          <Button look="line" icon={<SettingsIcon size={16} />} href={place.hrefOf({ page, settings: '1' })} as={RouterLink}>
            {t('settings')}
          </Button>
        </>
      }
      tabs={{
        label: t('kinds'),
        items: tabs.map((id) =>
          id === 'all'
            ? { id, label: t('any'), count: summary.total }
            : { id, label: t(`kind.${id}`), count: summary.kinds[id], hot: summary.kinds[id] > 0 },
        ),
        value: kind,
        hrefOf: (next) => place.hrefOf({ kind: next }),
      }}
      filter={<FilterBar place={place} filters={filtersOf(t)} faultsOf={faultsOf} />}
      list={{
        found,
        unsound,
        rowKey: ({ messageId }) => messageId,
        page,
        size,
        hrefOf: (next) => place.hrefOf({ page: next }),
        groupOf: ({ createDate }) => days[cameWhen(createDate, now).group],
        row: (message, pick) => (
          <MessageRow
            message={message}
            time={cameWhen(message.createDate, now).shown}
            {...pick}
            onRead={() => read.start([message])}
            onRemove={() => remove.start([message])}
          />
        ),
        pick: {
          nameOf: ({ title }) => t('pick', { title }),
          acts: (messages) => (
            <>
              <Button size="s" busy={read.busy} disabled={messages.every((message) => message.read)} onClick={() => read.start(messages)}>
                {t('read')}
              </Button>
              <Button look="line" size="s" icon={<TrashIcon size={14} />} busy={remove.busy} onClick={() => remove.start(messages)}>
                {t('remove')}
              </Button>
            </>
          ),
        },
        none: noneOf(t, place),
        words: { failed: t('failed') },
      }}
    >
      {remove.question}
      {settings === '1' && (
        <Suspense>
          <MessageSettings onClose={() => place.go({ page, settings: '' })} />
        </Suspense>
      )}
    </ListPage>
  );
}
