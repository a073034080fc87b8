import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';

/** What a client was told: on disk before anything else happens, so that a lost order cannot hide. */
export type AckLog = { write: (line: Ack) => void; read: () => Ack[]; close: () => void };
type Ack = { kind: 'order' | 'pay'; ref: string; token: string };

export const openAckLog = (file: string): AckLog => {
  const handle = openSync(file, 'a');
  return {
    write: (line) => {
      writeSync(handle, `${JSON.stringify(line)}\n`);
      fsyncSync(handle);
    },
    read: () =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Ack),
    close: () => closeSync(handle),
  };
};
