import { machine } from '../kernel/machine.ts';

export const downloadStates = ['waiting', 'running', 'ready', 'failed', 'expired'] as const;
export type DownloadState = (typeof downloadStates)[number];

export type DownloadEvent = 'take' | 'finish' | 'fail' | 'extend' | 'expire' | 'again';

/** A file that is made for somebody: asked for and made later, or made while he waited and kept. Who deletes it takes it off whatever its state. */
export const downloadMachine = machine<DownloadState, DownloadEvent, 'ask' | 'keep'>(
  { ask: 'waiting', keep: 'ready' },
  {
    // One that is running is taken over from a maker who has fallen silent.
    take: { from: ['waiting', 'running'], to: 'running' },
    finish: { from: ['running'], to: 'ready' },
    fail: { from: ['running'], to: 'failed' },
    extend: { from: ['ready'], to: 'ready' },
    expire: { from: ['ready'], to: 'expired' },
    again: { from: ['failed', 'expired'], to: 'waiting' },
  },
);
