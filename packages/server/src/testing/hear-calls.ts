import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type App, runnerKey } from '../kernel/http/route.ts';
import { callsFolder } from './calls-made.ts';

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
      // What the house asks of every call alike is no test of one.
      if (expect.getState().testPath?.includes('/server/src/testing/')) return;
      const folder = process.env[callsFolder];
      // A file of its own for each server, because test files run side by side.
      if (folder && made.size > 0) writeFileSync(join(folder, randomUUID()), [...made].join('\n'));
    },
  };
};
