import { Redis } from 'ioredis';

/** Short-lived shared facts: nonces, captchas, counters. In this process by default, in Redis when several nodes run. */
export type Memory = {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, ttlMs: number): Promise<void>;
  /** Stores only when absent; false when it was there. */
  add(key: string, value: string, ttlMs: number): Promise<boolean>;
  /** Reads and removes in one step, so that a one-use value is used once. */
  take(key: string): Promise<string | undefined>;
  /** Counts up; the window starts with the first count. */
  bump(key: string, ttlMs: number): Promise<number>;
  remove(key: string): Promise<void>;
  close(): Promise<void>;
};

// Enough for ten minutes of nonces at several hundred POSTs a second; past it the oldest go first.
const mostEntries = 500_000;

export const processMemory = (now: () => number = Date.now): Memory => {
  const entries = new Map<string, { value: string; until: number }>();

  const live = (key: string) => {
    const entry = entries.get(key);
    if (!entry) return undefined;
    if (entry.until > now()) return entry;
    entries.delete(key);
    return undefined;
  };
  const put = (key: string, value: string, ttlMs: number) => {
    entries.delete(key);
    entries.set(key, { value, until: now() + ttlMs });
    if (entries.size > mostEntries) entries.delete(entries.keys().next().value as string);
  };
  const sweep = setInterval(() => {
    for (const key of entries.keys()) live(key);
  }, 60_000).unref();

  return {
    get: async (key) => live(key)?.value,
    set: async (key, value, ttlMs) => put(key, value, ttlMs),
    add: async (key, value, ttlMs) => {
      if (live(key)) return false;
      put(key, value, ttlMs);
      return true;
    },
    take: async (key) => {
      const entry = live(key);
      entries.delete(key);
      return entry?.value;
    },
    bump: async (key, ttlMs) => {
      const entry = live(key);
      if (!entry) {
        put(key, '1', ttlMs);
        return 1;
      }
      entry.value = String(Number(entry.value) + 1);
      return Number(entry.value);
    },
    remove: async (key) => void entries.delete(key),
    close: async () => clearInterval(sweep),
  };
};

export const redisMemory = (url: string): Memory => {
  const redis = new Redis(url, { keyPrefix: 'mall:', maxRetriesPerRequest: 1, commandTimeout: 1000 });
  redis.on('error', () => {});
  return {
    get: async (key) => (await redis.get(key)) ?? undefined,
    set: async (key, value, ttlMs) => void (await redis.set(key, value, 'PX', ttlMs)),
    add: async (key, value, ttlMs) => (await redis.set(key, value, 'PX', ttlMs, 'NX')) === 'OK',
    take: async (key) => (await redis.getdel(key)) ?? undefined,
    bump: async (key, ttlMs) => {
      const count = await redis.incr(key);
      if (count === 1) await redis.pexpire(key, ttlMs);
      return count;
    },
    remove: async (key) => void (await redis.del(key)),
    close: async () => void (await redis.quit()),
  };
};

/** When the shared store is away, each node goes on with its own: limits stay closed, browsing and ordering go on. */
export const sturdyMemory = (shared: Memory, own: Memory, onTrouble: (error: unknown) => void): Memory => {
  const tried = async <T>(first: () => Promise<T>, second: () => Promise<T>): Promise<T> => {
    try {
      return await first();
    } catch (error) {
      onTrouble(error);
      return second();
    }
  };
  return {
    get: (key) =>
      tried(
        () => shared.get(key),
        () => own.get(key),
      ),
    set: (key, value, ttlMs) =>
      tried(
        () => shared.set(key, value, ttlMs),
        () => own.set(key, value, ttlMs),
      ),
    add: (key, value, ttlMs) =>
      tried(
        () => shared.add(key, value, ttlMs),
        () => own.add(key, value, ttlMs),
      ),
    take: (key) =>
      tried(
        () => shared.take(key),
        () => own.take(key),
      ),
    bump: (key, ttlMs) =>
      tried(
        () => shared.bump(key, ttlMs),
        () => own.bump(key, ttlMs),
      ),
    remove: (key) =>
      tried(
        () => shared.remove(key),
        () => own.remove(key),
      ),
    close: async () => {
      await own.close();
      await shared.close();
    },
  };
};
