import { Client } from 'pg';

/** Wakes at every change (NOTIFY) and, in case a wake is lost or a pooler swallows them, every `pollMs`. Never two at a time. */
export const listenToChanges = (url: string, pollMs: number, wake: () => Promise<void>) => {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  const ending = new AbortController();

  const listen = async () => {
    const made = new Client({ connectionString: url });
    // The next round opens a new one.
    const drop = () => {
      if (client === made) client = undefined;
      made.end().catch(() => {});
    };
    made.on('error', drop);
    made.on('end', drop);
    made.on('notification', () => void round());
    try {
      await made.connect();
      await made.query('listen goods_change');
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
        await wake();
      } while (again && !ending.signal.aborted);
    })();
    try {
      await running;
    } finally {
      running = undefined;
    }
  };

  const tick = () => {
    timer = setTimeout(() => void round().finally(() => !ending.signal.aborted && tick()), pollMs);
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
