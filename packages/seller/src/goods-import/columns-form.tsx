import { CallError } from '@mall/client/call-error.ts';
import { type GoodsImport, goodsImportApi, type SheetColumn } from '@mall/contract/catalogue/goods-import.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Note } from '@mall/ui/note.tsx';
import { Select } from '@mall/ui/select.tsx';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { type ReactNode, useId, useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './import.module.css';
import { importReads } from './import.reads.ts';
import { changedColumns, takenTwice } from './import.rules.ts';

type Props = {
  sheet: GoodsImport;
  onDone?: () => void;
  /** Where its buttons stand; `formId` is the form that they send. */
  children: (table: ReactNode, form: { id: string; busy: boolean }) => ReactNode;
};

/** What each column of the sheet is. What was chosen stays when it is refused. */
export function ColumnsForm({ sheet, onDone, children }: Props) {
  const t = useWords('goods-import');
  const formId = useId();
  const [keys, setKeys] = useState<Readonly<Record<number, string>>>({});
  const [message, setMessage] = useState('');
  const match = useCall({
    call: goodsImportApi.match,
    request: (columns: { at: number; key: string }[]) => ({ params: { id: sheet.id }, body: { columns } }),
    changes: importReads,
    options: { noPopupMessage: true },
  });
  const nameOf = (key: string) => sheet.choices.find((choice) => choice.key === key)?.name ?? key;
  const send = async () => {
    const twice = takenTwice(sheet.columns, keys);
    setMessage(twice === undefined ? '' : t('columns.twice', { name: nameOf(twice) }));
    if (twice !== undefined) return;
    const changed = changedColumns(sheet.columns, keys);
    try {
      if (changed.length > 0) await match.run(changed);
      else if (sheet.state === 'matching') await match.run(sheet.columns.map(({ at, key }) => ({ at, key })));
      onDone?.();
    } catch (error) {
      setMessage(error instanceof CallError ? error.msg : t('columns.failed'));
    }
  };
  const options = [{ value: '', label: t('columns.none') }, ...sheet.choices.map(({ key, name }) => ({ value: key, label: name }))];
  const columns: TableColumn<SheetColumn>[] = [
    { key: 'head', head: t('columns.head'), cell: ({ head }) => head || t('bad.empty') },
    { key: 'sample', head: t('columns.sample'), cell: ({ sample }) => <span className={styles.sample}>{sample.join(' · ') || '—'}</span> },
    {
      key: 'is',
      head: t('columns.is'),
      width: 200,
      cell: ({ at, head, key }) => (
        <Select
          size="s"
          aria-label={t('columns.of', { name: head || String(at + 1) })}
          value={keys[at] ?? key}
          options={options}
          onChange={({ target }) => setKeys({ ...keys, [at]: target.value })}
        />
      ),
    },
  ];
  return (
    <form
      id={formId}
      noValidate
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        if (!match.busy) void send();
      }}
    >
      {children(
        <>
          {message && (
            <Note tone="bad" role="alert">
              {message}
            </Note>
          )}
          <Table dense stacks caption={t('columns')} columns={columns} rows={sheet.columns} rowKey={({ at }) => String(at)} />
        </>,
        { id: formId, busy: match.busy },
      )}
    </form>
  );
}
