import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './glance-panel.module.css';

type GlancePanelProps<Data> = {
  title: string;
  /** Small and grey beside the title. */
  note?: string | undefined;
  /** Where there is more of it. */
  more?: { href: string; label: string } | undefined;
  found: UseQueryResult<Data>;
  /** Rows that are drawn while nothing is known. */
  rows?: number;
  children: (data: Data) => ReactNode;
};

/** A few rows of something that has a page of its own. One that fails says so and leaves its neighbours alone. */
export function GlancePanel<Data>({ title, note, more, found, rows = 4, children }: GlancePanelProps<Data>) {
  return (
    <Panel
      bordered
      flush
      title={
        <>
          {title} {note !== undefined && <span className={styles.note}>{note}</span>}
        </>
      }
      extra={
        more && (
          <RouterLink href={more.href} className="link">
            {more.label}
          </RouterLink>
        )
      }
    >
      <Content found={found} rows={rows}>
        {children}
      </Content>
    </Panel>
  );
}

function Content<Data>({ found, rows, children }: Pick<GlancePanelProps<Data>, 'found' | 'children'> & { rows: number }) {
  const t = useWords('shell');
  if (found.data !== undefined) return children(found.data);
  if (!found.isError)
    return (
      <output className={styles.waiting} aria-busy="true" aria-label={t('loading')}>
        <Skeleton kind="row" count={rows} columns={3} />
      </output>
    );
  return (
    <output className={styles.failed}>
      {t('glance.failed')}
      <Button look="text" size="s" busy={found.isFetching} onClick={() => void found.refetch()}>
        {t('glance.retry')}
      </Button>
    </output>
  );
}
