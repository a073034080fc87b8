import { FoundRows } from '@mall/kit/list/found-rows.tsx';
import type { Listed } from '@mall/kit/list/listed.ts';
import type { ReactNode } from 'react';
import { QueueLink } from './queue-link.tsx';
import type { Case, Queue } from './use-queue.ts';

type QueueRowsProps<Row extends Case> = Pick<Listed<Row>, 'found' | 'size' | 'heads' | 'none'> & {
  title: string;
  queue: Queue;
  /** What a case shows of itself in the queue. */
  row: (row: Row) => ReactNode;
};

/** The cases of a queue, each a link that opens it beside them; another page of it opens with its first. */
export function QueueRows<Row extends Case>({ title, queue, row, ...list }: QueueRowsProps<Row>) {
  return (
    <FoundRows
      title={title}
      list={{
        ...list,
        rowKey: ({ id }) => id,
        page: queue.page,
        hrefOf: queue.pageHrefOf,
        row: (one) => (
          <QueueLink href={queue.hrefOf(one.id)} open={one.id === queue.open}>
            {row(one)}
          </QueueLink>
        ),
      }}
    />
  );
}
