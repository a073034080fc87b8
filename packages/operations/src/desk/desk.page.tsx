import { type WorkRow, type WorkSummary, workApi } from '@mall/contract/account/work.api.ts';
import { workKinds, workLimits, workOrders } from '@mall/contract/account/work.rules.ts';
import { workNameOf } from '@mall/contract/account/work-names.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { amountSpanFields, daySpanFields, useSpans } from '@mall/counter/list/use-spans.ts';
import { useWalk } from '@mall/counter/side/use-walk.ts';
import { WalkLink } from '@mall/counter/side/walk-link.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf, type PlaceOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { useEffect } from 'react';
import { useWords } from '../kernel/words.ts';
import { AgeBar } from './age-bar.tsx';
import styles from './desk.module.css';
import { DueText } from './due-text.tsx';
import { LeftPanel } from './left-panel.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { Person } from './person.tsx';
import { PickedActs } from './picked-acts.tsx';
import { QueueTiles } from './queue-tiles.tsx';
import { RowActs } from './row-acts.tsx';
import { useSpan } from './use-span.ts';
import { useWhat } from './use-what.ts';
import { useWorkActs } from './use-work-acts.tsx';
import { whoLeft } from './who-is-here.ts';
import { WhoLinks } from './who-links.tsx';
import { workReads } from './work.reads.ts';
import { workTones } from './work-tones.ts';

const fields = {
  who: typed(18),
  kind: oneOf(workKinds),
  due: oneOf(workLimits),
  order: oneOf(workOrders, 'due'),
  word: typed(40),
  ...daySpanFields,
  ...amountSpanFields,
};
const aPage = 10;
const nothing: WorkSummary = { queues: [], all: 0, mine: 0, free: 0, others: 0, longest: 0, done: 0 };
const everyMs = 30_000;
const keyOf = ({ kind, id }: WorkRow) => `${kind}:${id}`;

const isWho = (who: string) => /^(me|none|others|[1-9]\d{0,17})$/.test(who);

const filterOf = ({ who, kind, due, order, word }: PlaceOf<typeof fields>) => ({
  order,
  ...(isWho(who) && { who }),
  ...(kind && { kind }),
  ...(due && { due }),
  ...(word && { word }),
});

/** The first page: what waits for the mall, what is nearest to its time limit first, and who looks at it. */
export default function DeskPage() {
  const t = useWords('desk');
  const span = useSpan();
  const { titleOf, noteOf } = useWhat();
  const place = usePlace(fields);
  const { who, kind, page } = place.at;
  const spans = useSpans(place.at, { days: t('filter.since'), amounts: t('column.amount') });
  const filter = { ...filterOf(place.at), ...spans.asked };
  const summary = useAnswer(ask(workApi.summary, {}, { staleMs: 0, fallback: nothing }));
  const people = useAnswer(ask(workApi.people, {}, { staleMs: 0, fallback: { list: [] } })).list;
  const found = useList(ask(workApi.page, { query: { ...filter, page, limit: aPage } }, { staleMs: 0 }), { enabled: !spans.unsound });
  const exporting = useListExport({ call: workApi.export, filter, disabled: spans.unsound });
  const acts = useWorkActs(people);
  // Others take and decide while one looks.
  useEffect(() => {
    const asking = setInterval(() => void (document.hidden || askAgain(workReads)), everyMs);
    return () => clearInterval(asking);
  }, []);
  useWalk({
    e: (key) => {
      const row = found.data?.list.find((one) => keyOf(one) === key);
      if (row?.holder === null) acts.take.start([row]);
    },
  });
  const columns: TableColumn<WorkRow>[] = [
    { key: 'kind', head: t('column.kind'), cell: (row) => <Tag tone={workTones[row.kind]}>{workNameOf(row.kind)}</Tag> },
    {
      key: 'what',
      head: t('column.what'),
      cell: (row) => (
        <>
          <WalkLink href={row.url} row={keyOf(row)} className={styles.title}>
            {titleOf(row)}
          </WalkLink>
          <span className={styles.note}>{noteOf(row)}</span>
        </>
      ),
    },
    {
      key: 'amount',
      head: t('column.amount'),
      align: 'money',
      cell: ({ amount }) => (amount === null ? <span className={styles.none}>—</span> : `¥${formatCurrency(amount)}`),
    },
    { key: 'waited', head: t('column.waited'), cell: ({ waited, used }) => <AgeBar waited={waited} used={used} /> },
    {
      key: 'holder',
      head: t('column.holder'),
      cell: ({ holder }) =>
        holder ? (
          <Person name={holder.name}>{t('held', { span: span(holder.minutes) })}</Person>
        ) : (
          <span className={styles.none}>{t('nobody')}</span>
        ),
    },
    { key: 'due', head: t('column.due'), cell: (row) => <DueText row={row} /> },
    { key: 'acts', head: t('column.acts'), align: 'right', cell: (row) => <RowActs row={row} acts={acts} /> },
  ];
  const left = whoLeft(people);
  return (
    <div className={styles.page}>
      <ListPage
        title={t('title')}
        lead={
          summary.all > 0
            ? t('lead', { count: summary.all, span: span(summary.longest), done: summary.done })
            : t('lead.none', { done: summary.done })
        }
        acts={
          <>
            <WhoLinks summary={summary} chosen={who} hrefOf={(next) => place.hrefOf({ who: next })} />
            {exporting.button}
            <Button busy={acts.next.busy} disabled={summary.free === 0} onClick={() => acts.next.start()}>
              {t('next.act')}
            </Button>
          </>
        }
        note={
          <>
            <QueueTiles queues={summary.queues} chosen={kind} hrefOf={(next) => place.hrefOf({ kind: next })} />
            {exporting.note}
          </>
        }
        filter={
          <>
            <FilterBar
              place={place}
              faultsOf={spans.faultsOf}
              filters={[
                { kind: 'text', name: 'word', label: t('filter.word'), width: 200, most: 40 },
                choice(
                  'kind',
                  t('column.kind'),
                  t('filter.anyKind'),
                  summary.queues.map((queue) => [queue.kind, workNameOf(queue.kind)]),
                ),
                choice('who', t('column.holder'), t('filter.anyone'), [
                  ['none', t('nobody')],
                  ['me', t('filter.me')],
                  ['others', t('filter.others')],
                  ...people.filter(({ self }) => !self).map(({ memberId, name }) => [memberId, name] as const),
                ]),
                choice(
                  'due',
                  t('column.due'),
                  t('filter.anyDue'),
                  workLimits.map((one) => [one, t(`filter.${one}`)]),
                ),
                ...spans.filters,
                choice(
                  'order',
                  t('filter.order'),
                  t('order.due'),
                  workOrders.slice(1).map((one) => [one, t(`order.${one}`)]),
                ),
              ]}
            />
            <p className={styles.keys}>
              {t('keys')} <kbd>J</kbd> <kbd>K</kbd> {t('keys.walk')} <kbd>Enter</kbd> {t('keys.open')} <kbd>E</kbd> {t('keys.take')}
            </p>
          </>
        }
        list={{
          found,
          unsound: spans.unsound,
          rowKey: keyOf,
          page,
          size: aPage,
          hrefOf: (to) => place.hrefOf({ page: to }),
          columns,
          pick: { nameOf: titleOf, acts: (rows) => <PickedActs rows={rows} acts={acts} /> },
          none: place.narrowed() ? { title: t('none.found') } : { title: t('none'), text: t('none.text') },
        }}
      >
        {acts.questions}
      </ListPage>
      {people.length > 0 && (
        <div className={left ? styles.two : undefined}>
          <PeoplePanel people={people} />
          {left && <LeftPanel key={left.memberId} person={left} />}
        </div>
      )}
    </div>
  );
}

const choice = <Name extends string>(name: Name, label: string, any: string, options: readonly (readonly [string, string])[]) => ({
  kind: 'choice' as const,
  name,
  label,
  any,
  width: 116,
  atOnce: true,
  options: options.map(([value, words]) => ({ value, label: words })),
});
