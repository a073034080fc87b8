import type { House } from '../house.ts';
import { FilesAway } from './files-away.ts';

/** At the start: a store that says no will go on saying no, and nobody is let in to find that out; one that is away may come back. */
export const requireFiles = async ({ files, log }: Pick<House, 'files' | 'log'>): Promise<void> => {
  try {
    await files.check();
  } catch (error) {
    if (!(error instanceof FilesAway)) throw error;
    if (error.code !== undefined) throw new Error(`the store of FILES_URL refuses the mall: ${error.code}`, { cause: error });
    log.warn({ err: error, part: 'files' }, 'the store of files is away; until it is back nothing is uploaded or shown');
  }
};
