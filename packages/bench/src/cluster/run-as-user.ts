import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { Place } from './place.ts';

/** What a program said, and how it ended. */
export type Outcome = { readonly status: number | null; readonly said: string; readonly seconds: number };
type Given = { env?: Record<string, string>; input?: string };

export const secondsSince = (since: number): number => Math.round((performance.now() - since) / 100) / 10;

/** A program as the user of the trial. */
export const runAs = async (
  { user }: Place,
  program: string,
  given: readonly string[],
  { env = {}, input = '' }: Given = {},
): Promise<Outcome> => {
  const since = performance.now();
  const child = spawn(program, given, { ...user, cwd: '/', env: { ...process.env, LC_ALL: 'C.UTF-8', ...env }, stdio: 'pipe' });
  // It may have ended without having read.
  child.stdin.on('error', () => {}).end(input);
  const ended = new Promise<number | null>((resolve, reject) => child.once('close', resolve).once('error', reject));
  const [out, err, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { status, said: `${out}${err}`.trim(), seconds: secondsSince(since) };
};
