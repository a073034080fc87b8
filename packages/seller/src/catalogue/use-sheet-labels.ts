import { useListed } from '@mall/kit/words/use-listed.ts';
import type { SheetReport } from '@mall/ui/sheet/sheet.tsx';
import { useWords } from '../kernel/words.ts';

/** More cells than these are counted, and named below the sheet. */
const namedMost = 3;

/** What every sheet of this room says. */
export const useSheetLabels = (caption: string) => {
  const t = useWords('catalogue');
  const listed = useListed();
  const report = ({ act, rows, columns, changed, refused, wrong }: SheetReport): string => {
    const done = act === 'paste' ? t('sheet.pasted', { rows, columns, changed }) : t('sheet.filled', { changed });
    const lines = [...new Set(refused.map(({ row }) => row))];
    const named = wrong.slice(0, namedMost).map((cell) => t('sheet.wrongCell', cell));
    return [
      done,
      ...(wrong.length > 0
        ? [t(wrong.length > namedMost ? 'sheet.wrongMany' : 'sheet.wrong', { count: wrong.length, cells: listed(named) })]
        : []),
      ...(lines.length > 0 ? [t('sheet.refused', { count: refused.length, rows: listed(lines.slice(0, 8).map(String)) })] : []),
    ].join(' ');
  };
  return {
    caption,
    number: t('sheet.number'),
    row: (row: number) => t('sheet.row', { row }),
    cell: (row: number, name: string) => t('sheet.cell', { row, name }),
    fill: t('sheet.fill'),
    report,
    undo: t('sheet.undo'),
    goTo: (row: number) => t('sheet.goTo', { row }),
  };
};
