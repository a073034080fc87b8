import { linesMost } from '@mall/contract/inquiry/inquiry.rules.ts';
import { Button } from '@mall/ui/button.tsx';
import { CopyIcon } from '@mall/ui/icons/copy-icon.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { TrashIcon } from '@mall/ui/icons/trash-icon.tsx';
import { Sheet } from '@mall/ui/sheet/sheet.tsx';
import type { SheetColumn } from '@mall/ui/sheet/sheet-column.ts';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../kernel/words.tsx';
import styles from './form.module.css';
import { type DraftLine, emptyLine } from './inquiry-draft.rules.ts';
import type { PartProps } from './part.ts';

type Typed = 'name' | 'description' | 'num' | 'unit' | 'reference' | 'needBy';
const shapes: readonly { name: Typed; kind: 'text' | 'figure'; width?: number; most: number; place?: 'half' }[] = [
  { name: 'name', kind: 'text', width: 200, most: 120 },
  { name: 'description', kind: 'text', most: 600 },
  { name: 'num', kind: 'figure', width: 90, most: 12, place: 'half' },
  { name: 'unit', kind: 'text', width: 70, most: 20, place: 'half' },
  { name: 'reference', kind: 'figure', width: 110, most: 20, place: 'half' },
  { name: 'needBy', kind: 'text', width: 120, most: 10, place: 'half' },
];

/** What is wanted, typed like a sheet; a block copied in Excel may be pasted. */
export function LinesPart({ draft, change, faultAt }: PartProps) {
  const t = useWords('inquiry/form');
  const { lines } = draft;
  const sheet = useRef<HTMLDivElement>(null);
  const put = (next: readonly DraftLine[]) => change({ lines: next.slice(0, linesMost) });
  /** What was pressed may be gone afterwards: the keys go on in a line that is there. */
  const putAt = (next: readonly DraftLine[], row: number) => {
    flushSync(() => put(next));
    sheet.current?.querySelector<HTMLElement>(`[data-cell="${row}:0"]`)?.focus();
  };
  const columns: SheetColumn<DraftLine>[] = [
    ...shapes.map(
      ({ name, kind, width, most, place }): SheetColumn<DraftLine> => ({
        key: name,
        kind,
        name: t(`line.${name}`),
        placeholder: t(`line.${name}Hint`),
        ...(width && { width }),
        ...(place && { place }),
        get: (line) => line[name],
        set: (line, text) => ({ ...line, [name]: text.slice(0, most) }),
        fault: (line) => faultAt(`lines.${lines.indexOf(line)}.${name}`) ?? null,
      }),
    ),
    {
      key: 'acts',
      kind: 'computed',
      name: t('line.acts'),
      width: 80,
      place: 'corner',
      cell: (line) => {
        const at = lines.indexOf(line);
        const row = at + 1;
        return (
          <span className={styles.lineActs}>
            <Button
              look="text"
              size="s"
              aria-label={t('line.copy', { row })}
              icon={<CopyIcon size={14} />}
              disabled={lines.length >= linesMost}
              onClick={() => putAt(lines.toSpliced(at + 1, 0, { ...line }), at + 1)}
            />
            <Button
              look="text"
              size="s"
              aria-label={t('line.remove', { row })}
              icon={<TrashIcon size={14} />}
              disabled={lines.length === 1}
              onClick={() => putAt(lines.toSpliced(at, 1), Math.min(at, lines.length - 2))}
            />
          </span>
        );
      },
    },
  ];
  return (
    <>
      <div className={styles.sheet} ref={sheet}>
        <Sheet
          columns={columns}
          rows={lines}
          rowKey={(_line, index) => String(index)}
          onChange={put}
          more={emptyLine}
          labels={{
            caption: t('part.lines'),
            number: t('line.number'),
            row: (row) => t('line.row', { row }),
            cell: (row, name) => t('line.cell', { row, name }),
            report: ({ rows, changed }) => t('line.report', { rows, changed }),
            undo: t('line.undo'),
          }}
        />
      </div>
      <div className={styles.pad}>
        <Button
          look="line"
          size="s"
          icon={<PlusIcon size={14} />}
          disabled={lines.length >= linesMost}
          onClick={() => putAt([...lines, emptyLine()], lines.length)}
        >
          {t('line.add')}
        </Button>
        <span className="meta">{t('line.paste')}</span>
      </div>
    </>
  );
}
