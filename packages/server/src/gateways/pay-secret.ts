import { existsSync, readFileSync } from 'node:fs';

/** What was made for the sandbox's bank lies beside the data, and whoever tried the mall there may have seen it. */
export const refuseSandboxSecret = (path: string, secret: string): void => {
  if (existsSync(path) && readFileSync(path, 'utf8').trim() === secret)
    throw new Error(`configuration: PAY_SECRET is the one that was made for the sandbox (${path}); agree on another with the bank`);
};
