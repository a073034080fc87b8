import { stockMost } from '@mall/contract/catalogue/shelf.rules.ts';
import { type StockRow, stockApi } from '@mall/contract/catalogue/stock.api.ts';
import { countRemarkMost } from '@mall/contract/catalogue/stock.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Field } from '@mall/ui/field.tsx';
import { DrawerForm } from '@mall/ui/form/drawer-form.tsx';
import { Sheet } from '@mall/ui/sheet/sheet.tsx';
import type { SheetColumn } from '@mall/ui/sheet/sheet-column.ts';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { type CountLine, countFault, countLine, countsOf, differenceOf, isCounted, sumsOf } from './count.rules.ts';
import styles from './goods.module.css';
import { shelfReads } from './shelf.reads.ts';
import { useSheetLabels } from './use-sheet-labels.ts';

/** Counts specs against the book; what differs is posted with its remark. */
export function CountDrawer({ rows, onClose }: { rows: readonly StockRow[]; onClose: () => void }) {
  const t = useWords('catalogue');
  const kit = useKitWords();
  const figure = useFigure();
  const { fill: _, ...labels } = useSheetLabels(t('count.title'));
  const [lines, setLines] = useState<readonly CountLine[]>(() => rows.map(countLine));
  const [remark, setRemark] = useState('');
  const [tried, setTried] = useState(false);
  const counted = countsOf(lines);
  const wrong = lines.filter((line) => countFault(line) !== null).length;
  const { more, less } = sumsOf(lines);
  const missing = remark.trim() === '';
  const send = useCall({
    call: stockApi.count,
    request: () => ({ body: { remark: remark.trim(), specs: counted } }),
    changes: shelfReads,
    done: ({ changed }) => t('count.done', { count: changed }),
  });
  const columns: SheetColumn<CountLine>[] = [
    {
      key: 'spec',
      kind: 'head',
      name: t('book.spec'),
      cell: ({ row }) => (
        <span className={styles.head}>
          <span>{row.specName}</span>
          <span className="meta num">{row.itemNumber}</span>
        </span>
      ),
    },
    { key: 'book', kind: 'computed', name: t('count.book'), width: 88, place: 'half', cell: ({ row }) => figure(row.onHand) },
    { key: 'held', kind: 'computed', name: t('book.held'), width: 72, place: 'half', cell: ({ row }) => figure(row.held) },
    {
      key: 'counted',
      kind: 'figure',
      name: t('count.counted'),
      width: 112,
      place: 'half',
      get: (line) => line.counted,
      set: (line, text) => ({ ...line, counted: text.slice(0, 12) }),
      changed: isCounted,
      fault: (line) => {
        const fault = countFault(line);
        if (fault === null) return null;
        return fault === 'held' ? t('count.less', { held: line.row.held }) : t('fault.whole', { least: 0, most: stockMost });
      },
    },
    {
      key: 'difference',
      kind: 'computed',
      name: t('count.difference'),
      width: 88,
      place: 'half',
      cell: (line) => {
        const difference = differenceOf(line);
        if (difference === null || difference === 0) return difference === null ? '—' : '0';
        return (
          <b className={difference > 0 ? styles.plus : styles.minus}>{`${difference > 0 ? '+' : '−'}${figure(Math.abs(difference))}`}</b>
        );
      },
    },
  ];
  return (
    <DrawerForm
      open
      width={860}
      title={t('count.title')}
      subtitle={t('count.lead')}
      dirty={counted.length > 0}
      busy={send.busy}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (wrong === 0 && !missing && counted.length > 0) void send.run().then(onClose, () => undefined);
      }}
      labels={{
        submit: t('count.send', { count: counted.length }),
        cancel: kit('cancel'),
        close: kit('close'),
        leave: { title: t('leave.title'), text: t('leave.text'), act: t('leave.act'), back: t('leave.back') },
      }}
      hint={wrong > 0 && tried ? t('count.wrong', { count: wrong }) : t('count.sum', { more, less })}
    >
      <div className={styles.stack}>
        <Sheet columns={columns} rows={lines} rowKey={({ row }) => row.specId} onChange={setLines} labels={labels} />
        <Field label={t('count.remark')} required {...(tried && missing && { message: t('count.remarkMissing') })}>
          <TextInput
            value={remark}
            maxLength={countRemarkMost}
            placeholder={t('count.remarkHint')}
            onChange={(event) => setRemark(event.target.value)}
          />
        </Field>
      </div>
    </DrawerForm>
  );
}
