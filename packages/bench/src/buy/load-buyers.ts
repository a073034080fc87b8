import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { accountApi } from '@mall/contract/account/account.api.ts';
import type { Server } from '../start-server.ts';
import type { Load, LoadAnswer } from './stampede-client.ts';

const buyersProcess = fileURLToPath(new URL('./buyers-process.ts', import.meta.url));
export const base = '/api';

export const publicKeyOf = async (mall: Server): Promise<string> => {
  const answer = (await (await fetch(mall.url + base + accountApi.publicKey.path)).json()) as { data: { publicKey: string } };
  return answer.data.publicKey;
};

export type Loaded = LoadAnswer & { cpu: number };

/** Lets many buyers post, sealed beforehand, and tells what they heard and what the server used for it. */
export const loadBuyers = async (server: Server, load: Load): Promise<Loaded> => {
  const child = fork(buyersProcess, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const failed = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the buyers ended with ${code}`)));
  failed.catch(() => {});
  child.send(load);
  await Promise.race([once(child, 'message'), failed]);
  const before = (await server.usage()).cpu;
  const told = once(child, 'message') as Promise<[LoadAnswer]>;
  child.send('go');
  const [answer] = await Promise.race([told, failed]);
  return { ...answer, cpu: (await server.usage()).cpu - before };
};
