import { formatYuan } from '@mall/contract/kernel/format.ts';
import type { OfficeActivity } from '@mall/contract/marketing/activity-office.api.ts';
import { type ActivityStanding, activityStandings, type OfficeKind, officeKinds } from '@mall/contract/marketing/activity-office.rules.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { type ReactNode, useState } from 'react';
import { useCounterWords } from '../frame/counter-context.ts';
import { useActivityActs } from './activity-acts.tsx';
import type { ActivityCalls } from './activity-calls.ts';
import { AddActivityDialog } from './add-activity-dialog.tsx';
import styles from './marketing.module.css';

const aPage = 20;
const fields = { kind: oneOf(officeKinds), standing: oneOf(activityStandings), word: typed(30) };
const tones: Readonly<Record<ActivityStanding, { mark: 'closed' | 'running' | 'open'; tone: 'amber' | 'blue' | 'green' | 'grey' }>> = {
  coming: { mark: 'open', tone: 'amber' },
  running: { mark: 'running', tone: 'blue' },
  paused: { mark: 'open', tone: 'grey' },
  over: { mark: 'closed', tone: 'grey' },
  stopped: { mark: 'open', tone: 'grey' },
};

type Props = { calls: ActivityCalls; ofMall: boolean; may: boolean; title: string; lead: string; tabs?: ReactNode };

/** Activities of a store, with those of the mall on its goods, or all of the mall: what runs, what each has brought, and new ones. */
export function ActivityDesk({ calls, ofMall, may, title, lead, tabs }: Props) {
  const t = useCounterWords();
  const place = usePlace(fields);
  const { kind, standing, word, page } = place.at;
  const found = useList(
    ask(
      calls.page,
      { query: { page, limit: aPage, ...(kind && { kind }), ...(standing && { standing }), ...(word && { word }) } },
      { staleMs: 0 },
    ),
  );
  const [adding, setAdding] = useState<OfficeKind>();
  const { actsOf, dialogs } = useActivityActs(calls, ofMall);
  return (
    <ListPage
      title={title}
      lead={lead}
      acts={
        may && (
          <>
            {officeKinds.map((one) => (
              <Button key={one} look="line" onClick={() => setAdding(one)}>
                {t(`mk.add.${one}`)}
              </Button>
            ))}
          </>
        )
      }
      filter={
        <>
          {tabs}
          <FilterBar
            place={place}
            filters={[
              { kind: 'text', name: 'word', label: t('mk.name'), width: 200, most: 30 },
              {
                kind: 'choice',
                name: 'kind',
                label: t('mk.kind'),
                any: t('mk.any.kind'),
                options: officeKinds.map((value) => ({ value, label: t(`mk.kind.${value}`) })),
              },
              {
                kind: 'choice',
                name: 'standing',
                label: t('mk.standing'),
                any: t('mk.any.standing'),
                options: activityStandings.map((value) => ({ value, label: t(`mk.standing.${value}`) })),
              },
            ]}
          />
        </>
      }
      list={{
        found,
        rowKey: ({ id }) => id,
        page,
        size: aPage,
        hrefOf: (to) => place.hrefOf({ page: to }),
        columns: [
          {
            key: 'name',
            head: t('mk.name'),
            cell: ({ name, enName, kind: what, storeName, targets, own }) => (
              <span className={styles.cell}>
                <b>{name}</b>
                <span className="meta">
                  {[...new Set([t(`mk.kind.${what}`), ofMall || !own ? (storeName ?? t('mk.ofMall')) : '', targets.join('、')])]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <span className="meta">{enName === '' ? (own || ofMall) && t('mk.enName.missing') : <span lang="en">{enName}</span>}</span>
              </span>
            ),
          },
          { key: 'terms', head: t('mk.terms'), cell: (row) => <Terms of={row} /> },
          {
            key: 'time',
            head: t('mk.time'),
            wide: true,
            cell: ({ startDate, endDate }) => (
              <span className={`num ${styles.cell}`}>
                <span>{startDate.slice(0, 16)}</span>
                <span>{endDate.slice(0, 16)}</span>
              </span>
            ),
          },
          {
            key: 'standing',
            head: t('mk.standing'),
            cell: (row) => <Standing of={row} />,
          },
          { key: 'used', head: t('mk.used'), wide: true, align: 'right', cell: (row) => <Used of={row} /> },
          {
            key: 'brought',
            head: t('mk.brought'),
            align: 'right',
            cell: ({ brought }) => (
              <span className={`num ${styles.cell}`}>
                <b>{formatYuan(brought.amount)}</b>
                <span className="meta">
                  {t('mk.brought.orders', { orders: brought.orders, buyers: brought.buyers, fresh: brought.newBuyers })}
                </span>
              </span>
            ),
          },
          {
            key: 'cost',
            head: t('mk.cost'),
            wide: true,
            align: 'right',
            cell: ({ brought, budget }) => (
              <span className={`num ${styles.cell}`}>
                <span>{formatYuan(brought.cost)}</span>
                {budget !== null && (
                  <span className={Number(brought.cost) > Number(budget) ? styles.fault : 'meta'}>
                    {t('mk.ofBudget', { budget: formatYuan(budget) })}
                  </span>
                )}
              </span>
            ),
          },
          {
            key: 'acts',
            head: t('mk.acts'),
            cell: (row) => may && actsOf(row),
          },
        ],
        card: (row) => (
          <article className={styles.card} aria-label={row.name}>
            <div className={styles.cardHead}>
              <b>{row.name}</b>
              <Standing of={row} />
            </div>
            <span className="meta">
              {t(`mk.kind.${row.kind}`)}
              {ofMall && ` · ${row.storeName ?? t('mk.ofMall')}`}
              {row.enName === '' && ` · ${t('mk.enName.missing')}`}
            </span>
            <Terms of={row} />
            <span className="meta num">{`${row.startDate.slice(0, 16)} – ${row.endDate.slice(0, 16)}`}</span>
            <span className="num">
              {`${t('mk.brought')} ${formatYuan(row.brought.amount)} · ${t('mk.cost')} ${formatYuan(row.brought.cost)}`}
              {row.budget !== null && ` ${t('mk.ofBudget', { budget: formatYuan(row.budget) })}`}
            </span>
            {may && <div className={styles.row}>{actsOf(row)}</div>}
          </article>
        ),
        none: { title: place.narrowed() ? t('mk.none.found') : t('mk.none') },
      }}
    >
      {dialogs}
      {adding && <AddActivityDialog key={adding} kind={adding} calls={calls} ofMall={ofMall} onClose={() => setAdding(undefined)} />}
    </ListPage>
  );
}

function Standing({ of: { standing, group } }: { of: OfficeActivity }) {
  const t = useCounterWords();
  return group && (group.state === 'succeeded' || group.state === 'failed') ? (
    <StatusMark mark="closed" tone={group.state === 'succeeded' ? 'green' : 'grey'}>
      {t(`mk.group.${group.state}`)}
    </StatusMark>
  ) : (
    <StatusMark {...tones[standing]}>{t(`mk.standing.${standing}`)}</StatusMark>
  );
}

/** What it gives: its steps. */
function Terms({ of: { steps, group, stock } }: { of: OfficeActivity }) {
  const t = useCounterWords();
  if (group)
    return (
      <span className={styles.cell}>
        <span>{group.steps.map(({ buyers, price }) => t('mk.terms.group', { buyers, price })).join('，')}</span>
        <span className="meta">{t('mk.terms.least', { least: group.leastBuyers, buyers: group.buyers })}</span>
      </span>
    );
  if (steps.length > 0)
    return <span>{steps.map(({ threshold, reduction }) => t('mk.terms.step', { threshold, reduction })).join('，')}</span>;
  return <span>{stock && t('mk.terms.goods', { count: stock.goods })}</span>;
}

/** How much of it is gone. */
function Used({ of: { coupon, stock } }: { of: OfficeActivity }) {
  const [gone, all] = coupon ? [coupon.received, coupon.quota] : stock ? [stock.sold, stock.total] : [];
  return all === undefined ? null : (
    <span className="num">
      {gone} / {all}
    </span>
  );
}
