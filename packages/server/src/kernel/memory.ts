import { Redis } from 'ioredis';
import { refuse } from './refusal.ts';

/** Short-lived shared facts: nonces, captchas, counters. In this process by default, in Redis when several nodes run. */
export type Memory = {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, ttlMs: number): Promise<void>;
  /** Stores only when absent; false when it was there. */
  add(key: string, value: string, ttlMs: number): Promise<boolean>;
  /** Reads and removes in one step, so that a one-use value is used once. */
  take(key: string): Promise<string | undefined>;
  /** Counts up, or back by a negative figure; the window starts with the first count. */
  bump(key: string, ttlMs: number, by?: number): Promise<number>;
  remove(key: string): Promise<void>;
  close(): Promise<void>;
};

type Budgets = Readonly<Record<'nonces' | 'puzzles' | 'locks' | 'carts' | 'limits', number>>;

/** Each kind has room of its own, so that a flood of one pushes out nothing of another: least of all a lock or a limit. */
const roomy: Budgets = { nonces: 500_000, puzzles: 50_000, locks: 200_000, carts: 100_000, limits: 200_000 };
const kinds: Readonly<Record<string, keyof Budgets>> = {
  magica: 'nonces',
  'open-nonce': 'nonces',
  captcha: 'puzzles',
  slider: 'puzzles',
  forget: 'puzzles',
  identity: 'puzzles',
  'sign-in': 'locks',
  'guest-cart': 'carts',
};

type Entry = { value: string; until: number };

const createRoom = (most: number, forgets: boolean, now: () => number) => {
  const entries = new Map<string, Entry>();

  const live = (key: string): Entry | undefined => {
    const entry = entries.get(key);
    if (!entry) return undefined;
    if (entry.until > now()) return entry;
    entries.delete(key);
    return undefined;
  };
  /** The oldest are the first to end, or close to it. */
  const makeRoom = () => {
    for (const [key, { until }] of entries) {
      if (entries.size < most && until > now()) return;
      if (until > now() && !forgets) throw refuse('kernel.unavailable');
      entries.delete(key);
    }
  };
  const put = (key: string, value: string, ttlMs: number) => {
    entries.delete(key);
    if (entries.size >= most) makeRoom();
    entries.set(key, { value, until: now() + ttlMs });
  };
  const sweep = () => {
    for (const key of entries.keys()) live(key);
  };
  return { live, put, sweep, remove: (key: string) => entries.delete(key) };
};

/** A nonce that is forgotten within its life could be sent again; so a full room takes no more of them, while the other kinds let the oldest go. */
export const processMemory = (now: () => number = Date.now, budgets: Budgets = roomy): Memory => {
  const rooms = {
    nonces: createRoom(budgets.nonces, false, now),
    puzzles: createRoom(budgets.puzzles, true, now),
    locks: createRoom(budgets.locks, true, now),
    carts: createRoom(budgets.carts, true, now),
    limits: createRoom(budgets.limits, true, now),
  };
  const roomOf = (key: string) => rooms[kinds[key.slice(0, key.indexOf(':'))] ?? 'limits'];
  const sweep = setInterval(() => {
    for (const room of Object.values(rooms)) room.sweep();
  }, 60_000).unref();

  return {
    get: async (key) => roomOf(key).live(key)?.value,
    set: async (key, value, ttlMs) => roomOf(key).put(key, value, ttlMs),
    add: async (key, value, ttlMs) => {
      const room = roomOf(key);
      if (room.live(key)) return false;
      room.put(key, value, ttlMs);
      return true;
    },
    take: async (key) => {
      const room = roomOf(key);
      const entry = room.live(key);
      room.remove(key);
      return entry?.value;
    },
    bump: async (key, ttlMs, by = 1) => {
      const room = roomOf(key);
      const entry = room.live(key);
      if (!entry) {
        room.put(key, String(by), ttlMs);
        return by;
      }
      entry.value = String(Number(entry.value) + by);
      return Number(entry.value);
    },
    remove: async (key) => void roomOf(key).remove(key),
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
    bump: async (key, ttlMs, by = 1) => {
      // In one step: a limit whose end was lost with a node would never end.
      const answers = await redis.multi().set(key, '0', 'PX', ttlMs, 'NX').incrby(key, by).exec();
      const [error, count] = answers?.[1] ?? [new Error('no answer')];
      if (error) throw error;
      return count as number;
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
    // What was taken while the shared store was away must not pass again when it is back.
    add: async (key, value, ttlMs) =>
      (await own.get(key)) === undefined &&
      tried(
        () => shared.add(key, value, ttlMs),
        () => own.add(key, value, ttlMs),
      ),
    take: (key) =>
      tried(
        () => shared.take(key),
        () => own.take(key),
      ),
    bump: (key, ttlMs, by) =>
      tried(
        () => shared.bump(key, ttlMs, by),
        () => own.bump(key, ttlMs, by),
      ),
    remove: async (key) => {
      await own.remove(key);
      await shared.remove(key).catch(onTrouble);
    },
    close: async () => {
      await own.close();
      await shared.close();
    },
  };
};
