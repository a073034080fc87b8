import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type App, runnerKey } from '../kernel/http/route.ts';

/** Where the tests of a run write down which calls were answered. */
export const callsFolder = 'TEST_CALLS_FOLDER';

/** Remembers the calls that this server answers, from now on; `keep` leaves them for the end of the run. */
export const hearCalls = (app: App): { keep: () => void } => {
  const made = new Set<string>();
  const { hearAnswer } = app;
  app.hearAnswer = (call, data) => {
    hearAnswer?.(call, data);
    made.add(runnerKey(call));
  };
  return {
    keep: () => {
      const folder = process.env[callsFolder];
      // A file of its own for each server, because test files run side by side.
      if (folder && made.size > 0) writeFileSync(join(folder, randomUUID()), [...made].join('\n'));
    },
  };
};

/** Every call that some test of the run got an answer to, and not a refusal. */
export const callsMade = (folder: string): Set<string> =>
  new Set(readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n')));
