import { machine } from '../kernel/machine.ts';

export const importStates = ['matching', 'checking', 'deciding', 'writing', 'written', 'failed', 'cancelled'] as const;
export type ImportState = (typeof importStates)[number];

export type ImportEvent = 'match' | 'check' | 'mend' | 'write' | 'finish' | 'fail' | 'again' | 'cancel';

/**
 * A sheet of goods: its columns are matched, its rows are checked and wait for who sent it, and are written all at once or not at all. What changes a
 * cell or a column has it checked anew. Of a store one at a time is open; one that failed can be checked again while no other is.
 */
export const importMachine = machine<ImportState, ImportEvent, 'known' | 'strange'>(
  { known: 'checking', strange: 'matching' },
  {
    match: { from: ['matching', 'deciding'], to: 'checking' },
    check: { from: ['checking'], to: 'deciding' },
    mend: { from: ['deciding'], to: 'checking' },
    write: { from: ['deciding'], to: 'writing' },
    finish: { from: ['writing'], to: 'written' },
    fail: { from: ['checking', 'writing'], to: 'failed' },
    again: { from: ['failed'], to: 'checking' },
    cancel: { from: ['matching', 'checking', 'deciding', 'writing'], to: 'cancelled' },
  },
);
