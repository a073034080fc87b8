import type { GoodsImport, ImportCounts, SheetColumn, SoundRows } from '@mall/contract/catalogue/goods-import.api.ts';
import type { ImportState } from '@mall/contract/catalogue/goods-import.machine.ts';
import { type ImportKind, importKindNames, importMost } from '@mall/contract/catalogue/goods-import.rules.ts';
import type { UploadRule } from '@mall/contract/content/upload.rules.ts';
import type { StepItem } from '@mall/ui/steps.tsx';

export const sheetRule: UploadRule = { endings: ['xlsx'], bytes: importMost.bytes };

/** The mall works on it. */
export const isRunning = (state: string | undefined): boolean =>
  state === 'checking' || state === 'writing' || state === 'waiting' || state === 'running';

/** It stands in the way of another one. */
export const isOpen = (state: ImportState): boolean => ['matching', 'checking', 'deciding', 'writing'].includes(state);

export const shareOf = ({ done, rows }: { done: number; rows: number }): number | null => (rows > 0 ? (done / rows) * 100 : null);

export const importSteps = ['file', 'columns', 'check', 'decide', 'write'] as const;
export type ImportStep = (typeof importSteps)[number];

const standsAt: Readonly<Record<ImportState, ImportStep | 'over'>> = {
  matching: 'columns',
  checking: 'check',
  deciding: 'decide',
  writing: 'write',
  written: 'over',
  failed: 'write',
  cancelled: 'decide',
};

/** How far each step is; without an import a file is still to be chosen. */
export const stepStates = (sheet: Pick<GoodsImport, 'state' | 'counts'> | null): Record<ImportStep, StepItem['state']> => {
  const fault = sheet?.state === 'failed' || sheet?.state === 'cancelled';
  // What failed while it was checked never got its counts.
  const at = sheet === null ? 'file' : sheet.state === 'failed' && sheet.counts === null ? 'check' : standsAt[sheet.state];
  const here = at === 'over' ? importSteps.length : importSteps.indexOf(at);
  const stateAt = (place: number) => {
    if (place !== here) return place < here ? 'done' : 'todo';
    return fault ? 'fault' : 'current';
  };
  const [file, columns, check, decide, write] = importSteps.map((_, place) => stateAt(place)) as [
    StepItem['state'],
    StepItem['state'],
    StepItem['state'],
    StepItem['state'],
    StepItem['state'],
  ];
  return { file, columns, check, decide, write };
};

/** Reasons that occur, the most frequent first. */
export const kindsIn = ({ kinds }: ImportCounts): ImportKind[] =>
  importKindNames.filter((kind) => kinds[kind] > 0).toSorted((one, other) => kinds[other] - kinds[one]);

/** Bad cells; a row may have several. */
export const faultsIn = (counts: ImportCounts): number => kindsIn(counts).reduce((sum, kind) => sum + counts.kinds[kind], 0);

/** Rows that would really be written: what is as it is sold is left alone. */
export const worthWriting = ({ fresh, changed, off }: ImportCounts): number => fresh + changed + off;

type Marked = Pick<SoundRows, 'all' | 'falls'>;

/** What is written and what is left out, where some rows are not wanted; a row that is not sound any more is neither. Undefined: nobody knows yet. */
export const chosenOf = (rows: Marked | undefined, unwanted: ReadonlySet<number>) => ({
  leave: rows?.all.filter((row) => unwanted.has(row)) ?? [],
  chosen: rows && rows.all.filter((row) => !unwanted.has(row)).length,
  falls: rows && rows.falls.filter((row) => !unwanted.has(row)).length,
});

/** What is sent of the columns: those that are taken for something else than before. */
export const changedColumns = (columns: readonly SheetColumn[], keys: Readonly<Record<number, string>>) =>
  columns.flatMap(({ at, key }) => (keys[at] !== undefined && keys[at] !== key ? [{ at, key: keys[at] }] : []));

/** What two columns are taken for; the first of them. */
export const takenTwice = (columns: readonly SheetColumn[], keys: Readonly<Record<number, string>>): string | undefined => {
  const taken = columns.map(({ at, key }) => keys[at] ?? key).filter(Boolean);
  return taken.find((key, place) => taken.indexOf(key) !== place);
};
