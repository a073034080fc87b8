import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the tests of a run write down which calls were answered. */
export const callsFolder = 'TEST_CALLS_FOLDER';

/** Every call that some test of the run got an answer to, and not a refusal. */
export const callsMade = (folder: string): Set<string> =>
  new Set(readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n')));
