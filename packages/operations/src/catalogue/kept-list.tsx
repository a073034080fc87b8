import type { Act } from '@mall/kit/act/use-act.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage, type ListTabs } from '@mall/kit/list/list-page.tsx';
import type { Listed } from '@mall/kit/list/listed.ts';
import { typed } from '@mall/kit/list/place.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './catalogue.module.css';

const fields = { word: typed(40) };
const keptSize = 20;

/** Where such a list stands: a word that is looked for and its page. */
export const useKeptPlace = () => {
  const place = usePlace(fields);
  const { word, page } = place.at;
  return { place, query: { page, limit: keptSize, ...(word && { word }) } };
};

type Row = { id: string };
type Props<R extends Row, Tab extends string> = {
  title: string;
  lead: string;
  /** On the button of a new one. */
  add: string;
  note?: ReactNode;
  tabs: ListTabs<Tab>;
  place: ReturnType<typeof useKeptPlace>['place'];
  /** What the field is called by which one looks for some; without it there is none. */
  find?: string;
  found: Listed<R>['found'];
  columns: readonly TableColumn<R>[];
  none: string;
  remove: Act<R>;
  /** Only what nothing has can go. */
  goes?: (row: R) => boolean;
  Dialog: ComponentType<{ row: R | undefined; onClose: () => void }>;
};

/** Rows that operators keep one by one: found by a word, changed in a dialog, taken away after a question. */
export function KeptList<R extends Row, Tab extends string>(props: Props<R, Tab>) {
  const { title, lead, add, note, tabs, place, find, found, columns, none, remove, goes = () => true, Dialog } = props;
  const t = useWords('catalogue');
  const [editing, setEditing] = useState<R | 'new'>();
  const acts: TableColumn<R> = {
    key: 'acts',
    head: t('acts'),
    cell: (row) => (
      <span className={styles.acts}>
        <Button look="text" size="s" onClick={() => setEditing(row)}>
          {t('edit')}
        </Button>
        {goes(row) && (
          <Button look="text" size="s" onClick={() => remove.start(row)}>
            {t('remove')}
          </Button>
        )}
      </span>
    ),
  };
  return (
    <ListPage
      title={title}
      lead={lead}
      acts={<Button onClick={() => setEditing('new')}>{add}</Button>}
      note={note}
      tabs={tabs}
      filter={find && <FilterBar place={place} filters={[{ kind: 'text', name: 'word', label: find, width: 240, most: 40 }]} />}
      list={{
        found,
        rowKey: ({ id }) => id,
        page: place.at.page,
        size: keptSize,
        hrefOf: (to) => place.hrefOf({ page: to }),
        columns: [...columns, acts],
        none: { title: place.narrowed() ? t('none.found') : none },
      }}
    >
      {remove.question}
      {editing && <Dialog row={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />}
    </ListPage>
  );
}
