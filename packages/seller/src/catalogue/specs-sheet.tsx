import { useFigure } from '@mall/kit/words/use-figure.ts';
import { Sheet } from '@mall/ui/sheet/sheet.tsx';
import type { SheetColumn } from '@mall/ui/sheet/sheet-column.ts';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './goods.module.css';
import { cellFault, isChanged, type SpecColumn, type SpecDraft, untaxedOf } from './specs-sheet.rules.ts';
import { useSheetLabels } from './use-sheet-labels.ts';

type Props = { drafts: readonly SpecDraft[]; several: boolean; onChange: (drafts: SpecDraft[]) => void; tools: ReactNode };

export function SpecsSheet({ drafts, several, onChange, tools }: Props) {
  const t = useWords('catalogue');
  const figure = useFigure();
  const labels = useSheetLabels(t('specs.title'));
  const typed = (key: SpecColumn, width: number): SheetColumn<SpecDraft> => ({
    key,
    kind: 'figure',
    name: t(`column.${key}`),
    width,
    place: 'half',
    get: (draft) => draft[key],
    set: (draft, text) => ({ ...draft, [key]: text.slice(0, 20) }),
    ...(key === 'price' && { locked: ({ spec }: SpecDraft) => spec.fixedUntil !== null }),
    changed: (draft) => isChanged(draft, key),
    fault: (draft) => {
      const fault = cellFault(draft, key);
      return fault && t(`fault.${fault.why}`, { least: fault.least, most: fault.most });
    },
  });
  const columns: SheetColumn<SpecDraft>[] = [
    {
      key: 'spec',
      kind: 'head',
      name: t('column.spec'),
      cell: ({ spec, goodsName }) => (
        <span className={styles.head}>
          <span>{Object.values(spec.axis).join(' / ') || spec.name}</span>
          <span className="meta num">{several ? `${spec.itemNumber} · ${goodsName}` : spec.itemNumber}</span>
        </span>
      ),
    },
    typed('price', 112),
    { key: 'untaxed', kind: 'computed', name: t('column.untaxed'), width: 96, place: 'half', cell: (draft) => untaxedOf(draft) ?? '—' },
    typed('stock', 96),
    { key: 'held', kind: 'computed', name: t('column.held'), width: 72, place: 'half', cell: ({ spec }) => figure(spec.held) },
    typed('warnAt', 80),
    typed('moq', 72),
    typed('step', 72),
    typed('leadDays', 72),
    { key: 'on', kind: 'check', name: t('column.on'), place: 'corner', checked: ({ on }) => on, check: (draft, on) => ({ ...draft, on }) },
  ];
  return (
    <Sheet
      columns={columns}
      rows={drafts}
      rowKey={({ spec }) => spec.specId}
      onChange={onChange}
      off={({ on }) => !on}
      labels={labels}
      tools={tools}
    />
  );
}
