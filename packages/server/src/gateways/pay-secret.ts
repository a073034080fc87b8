import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The secret shared with the sandbox's bank: made once, so that it outlives a restart. */
export const loadPaySecret = (path: string): string => {
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8').trim();
};

/** What was made for the sandbox's bank lies beside the data, and whoever tried the mall there may have seen it. */
export const refuseSandboxSecret = (path: string, secret: string): void => {
  if (existsSync(path) && readFileSync(path, 'utf8').trim() === secret)
    throw new Error(`configuration: PAY_SECRET is the one that was made for the sandbox (${path}); agree on another with the bank`);
};
