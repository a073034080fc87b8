import type { Words } from './language.ts';

/** How a state is said and marked wherever it is shown. */
export type StateRow = { words: Words; mark: 'closed' | 'running' | 'open'; tone: 'amber' | 'blue' | 'green' | 'grey' | 'red' };
