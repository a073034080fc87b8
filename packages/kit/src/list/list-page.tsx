import { Panel } from '@mall/ui/panel.tsx';
import { type TabItem, Tabs } from '@mall/ui/tabs.tsx';
import type { ReactNode } from 'react';
import { RouterLink } from '../link/router-link.tsx';
import { refusalIn } from '../page/refusal-in.ts';
import { Refused } from '../page/refused.tsx';
import { FoundCards } from './found-cards.tsx';
import { FoundRows } from './found-rows.tsx';
import { FoundTable } from './found-table.tsx';
import styles from './list-page.module.css';
import type { Listed } from './listed.ts';
import { useLastPage } from './use-last-page.ts';

export type ListTabs<Tab extends string> = { label: string; items: readonly TabItem<Tab>[]; value: Tab; hrefOf: (tab: Tab) => string };

type ListPageProps<Row, Tab extends string> = {
  title: string;
  /** Under the title: how many, or what this is. */
  lead?: ReactNode;
  /** Beside the title: a new one, an export. */
  acts?: ReactNode;
  /** The title is heard and not seen, where the list stands in another page. */
  bare?: boolean;
  /** Between the title and the list. */
  note?: ReactNode;
  tabs?: ListTabs<Tab>;
  filter?: ReactNode;
  list: Listed<Row>;
  /** The questions of the acts. */
  children?: ReactNode;
};

/** A list as every centre shows it: title and acts, tabs with counts, filters, rows or what stands for them, and the pages. A page of it is its columns, its filters and its words. */
export function ListPage<Row, Tab extends string = string>(props: ListPageProps<Row, Tab>) {
  const { title, lead, acts, bare = false, note, tabs, filter, list, children } = props;
  const { found } = list;
  const refusal = refusalIn(found.error);
  useLastPage({ ...list, total: found.isPlaceholderData ? 0 : (found.data?.total ?? 0) });
  const head = (
    <>
      {tabs && <Tabs inset label={tabs.label} items={tabs.items} value={tabs.value} hrefOf={tabs.hrefOf} link={RouterLink} />}
      {filter}
    </>
  );
  return (
    <div className={styles.page}>
      {bare ? (
        <h1 className="sr">{title}</h1>
      ) : (
        <header className={styles.head}>
          <div>
            <h1>{title}</h1>
            {lead && !refusal && <p className="meta">{lead}</p>}
          </div>
          {acts && !refusal && <div className={styles.acts}>{acts}</div>}
        </header>
      )}
      {!refusal && note}
      {refusal ? (
        <Panel bordered>
          <Refused refusal={refusal} />
        </Panel>
      ) : list.columns || list.row ? (
        <Panel bordered flush>
          {head}
          {list.columns ? <FoundTable list={list} columns={list.columns} title={title} /> : <FoundRows list={list} title={title} />}
        </Panel>
      ) : (
        <>
          {(tabs || filter) && (
            <Panel bordered flush>
              {head}
            </Panel>
          )}
          <FoundCards list={list} />
        </>
      )}
      {children}
    </div>
  );
}
