import { Client } from 'pg';

/** What was said since the last time; nothing when it is only time to look. `listening`: whether this node would have heard. */
export type Heard = { readonly said: ReadonlySet<string>; readonly listening: boolean };

/** A server that has frozen, or a line that was cut without a word, looks like one that has nothing to say. */
const patienceMs = 5000;

/** Wakes at every word (NOTIFY) and, in case one is lost or a pooler swallows them, every `pollMs`. Never two at a time. */
export const listenToChannel = (url: string, channel: string, pollMs: number, wake: (heard: Heard) => Promise<void>) => {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let said = new Set<string>();
  const ending = new AbortController();

  const listen = async () => {
    const made = new Client({ connectionString: url, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs, keepAlive: true });
    // The next round opens a new one.
    const drop = () => {
      if (client === made) client = undefined;
      made.end().catch(() => {});
    };
    made.on('error', drop);
    made.on('end', drop);
    made.on('notification', ({ payload = '' }) => {
      said.add(payload);
      void round();
    });
    try {
      await made.connect();
      await made.query(`listen ${channel}`);
      if (ending.signal.aborted) drop();
      else client = made;
    } catch {
      drop();
    }
  };

  const round = async (): Promise<void> => {
    if (ending.signal.aborted) return;
    if (running) {
      again = true;
      return running;
    }
    running = (async () => {
      do {
        again = false;
        if (!client) await listen();
        const heard = said;
        said = new Set();
        await wake({ said: heard, listening: client !== undefined });
      } while (again && !ending.signal.aborted);
    })();
    try {
      await running;
    } finally {
      running = undefined;
    }
  };

  const look = async () => {
    const asked = client;
    await asked?.query(`select 1 /* listens to ${channel} */`).catch((error: unknown) => void asked.emit('error', error as Error));
    await round();
  };

  const tick = () => {
    timer = setTimeout(() => void look().finally(() => !ending.signal.aborted && tick()), pollMs);
    timer.unref();
  };

  return {
    start: () => {
      void round();
      tick();
    },
    close: async () => {
      ending.abort();
      clearTimeout(timer);
      await running?.catch(() => {});
      const last = client;
      client = undefined;
      await last?.end().catch(() => {});
    },
  };
};
