import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What happens on the way: nothing; everything comes late; nothing comes at all; nobody is there; the line is cut at a commit, before or after the database heard it. */
type Trouble = { kind: 'none' } | { kind: 'away' } | { kind: 'late'; ms: number } | { kind: 'silent' } | { kind: 'cut'; heard: boolean };

/** A line to the database that can be disturbed. */
export type ChaosProxy = { url: string; bring: (trouble: Trouble) => void; close: () => Promise<void> };

const commit = /commit/i;

export const openChaosProxy = async (databaseUrl: string): Promise<ChaosProxy> => {
  let trouble: Trouble = { kind: 'none' };
  const { port, hostname } = new URL(databaseUrl);
  const open = new Set<Socket>();

  const server = createServer((near) => {
    if (trouble.kind === 'away') return near.destroy();
    const far = connect(Number(port), hostname);
    const cut = () => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', cut);
      socket.on('close', () => {
        open.delete(socket);
        cut();
      });
    }
    const held = async () => {
      if (trouble.kind === 'late') await sleep(trouble.ms);
      while (trouble.kind === 'silent' && !near.destroyed) await sleep(50);
    };
    let deaf = false;
    const ask = async () => {
      for await (const bytes of near as AsyncIterable<Buffer>) {
        await held();
        if (trouble.kind === 'cut' && commit.test(bytes.toString('latin1'))) {
          deaf = true;
          if (trouble.heard) far.write(bytes);
          await sleep(100);
          return cut();
        }
        far.write(bytes);
      }
    };
    const answer = async () => {
      for await (const bytes of far as AsyncIterable<Buffer>) {
        await held();
        if (!deaf) near.write(bytes);
      }
    };
    ask().catch(cut);
    answer().catch(cut);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as { port: number }).port}`;
  return {
    url: url.href,
    bring: (next) => {
      trouble = next;
      if (next.kind === 'away') for (const socket of open) socket.destroy();
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
};
