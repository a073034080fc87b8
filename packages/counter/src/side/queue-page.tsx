import type { Filter } from '@mall/kit/list/filter.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import type { Listed } from '@mall/kit/list/listed.ts';
import type { PlaceFields } from '@mall/kit/list/place.ts';
import type { Place } from '@mall/kit/list/use-place.ts';
import { useTelephone } from '@mall/kit/page/use-telephone.ts';
import { Empty } from '@mall/ui/empty.tsx';
import type { ReactNode } from 'react';
import { useCounterWords } from '../frame/counter-context.ts';
import { QueueRows } from './queue-rows.tsx';
import { SideBySide } from './side-by-side.tsx';
import { type Case, type QueuePlace, useQueue } from './use-queue.ts';

/** Rows of a page of a queue. */
export const queueSize = 20;

type QueuePageProps<F extends PlaceFields, Row extends Case> = {
  title: string;
  /** What the queue is called for the ear, where the page holds more than one. */
  name?: string;
  lead?: ReactNode;
  acts?: ReactNode;
  note?: ReactNode;
  caseWidth?: number;
  /** A telephone shows the queue until a case is chosen, and then the case alone. */
  alone?: boolean;
  tabs: ReactNode;
  place: Place<F> & QueuePlace;
  filters: readonly Filter<keyof F & string>[];
  /** What is wrong with them; with faults they are not asked for. */
  faultsOf?: Parameters<typeof FilterBar<F>>[0]['faultsOf'];
  found: Listed<Row>['found'];
  row: (row: Row) => ReactNode;
  heads?: ReactNode;
  /** Above and under the rows. */
  above?: ReactNode;
  under?: ReactNode;
  none: Listed<Row>['none'];
  /** Said in place of a case. */
  noneOpen: string;
  /** The case that is open; `next` is said when it is decided and leaves the queue. */
  children: (id: string, next: () => void) => ReactNode;
};

/** A queue with its tabs and filters, gone through case by case. */
export function QueuePage<F extends PlaceFields, Row extends Case>(props: QueuePageProps<F, Row>) {
  const {
    title,
    name = title,
    alone = false,
    tabs,
    place,
    filters,
    faultsOf,
    found,
    row,
    heads,
    above,
    under,
    none,
    noneOpen,
    children,
    ...page
  } = props;
  const t = useCounterWords();
  const queue = useQueue(place, found.data?.list);
  const chosen = place.at.id;
  const open = useTelephone() && alone ? chosen || undefined : queue.open;
  return (
    <SideBySide
      title={title}
      {...page}
      {...(alone && { alone: { chosen: chosen !== '', back: { href: queue.hrefOf(''), label: t('sale.back') } } })}
      head={
        <>
          {tabs}
          <FilterBar place={place} filters={filters} {...(faultsOf && { faultsOf })} />
        </>
      }
      list={
        <>
          {above}
          <QueueRows title={name} queue={{ ...queue, open }} found={found} size={queueSize} heads={heads} row={row} none={none} />
          {under}
        </>
      }
    >
      {open === undefined ? <Empty title={noneOpen} picture="none" /> : children(open, queue.next)}
    </SideBySide>
  );
}
