import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Below what systems give to outgoing connections by themselves: who takes this port some seconds later finds it free still.
const lowest = 20_000;
const highest = 32_000;

const refusals = new Set(['EADDRINUSE', 'EACCES']);

/** Whether nobody listens on it at this moment, and we may. */
export const canListen = async (port: number, host = '127.0.0.1'): Promise<boolean> => {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    if (refusals.has((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
  probe.close();
  await once(probe, 'close');
  return true;
};

/** A port of this machine that nobody listens on at this moment. */
export const freePort = async (): Promise<number> => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(lowest, highest);
    if (await canListen(port)) return port;
  }
  throw new Error('no free port');
};
