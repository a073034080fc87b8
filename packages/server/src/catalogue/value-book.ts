import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Words } from '@mall/contract/kernel/language.ts';
import { readWords } from '../kernel/read-words.ts';

const folder = join(import.meta.dirname, 'data');

/** Values of parameters, certificates and papers that readers abroad meet: one file a trade, one line a word. Figures and units need none. */
export const valueBook: ReadonlyMap<string, Words> = new Map(
  globSync('*.tsv', { cwd: folder })
    .toSorted()
    .flatMap((name) => readWords(join(folder, name))),
);
