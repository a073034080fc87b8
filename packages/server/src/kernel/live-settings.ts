import { isSettingKey, type SettingKey, settingKeys } from '@mall/contract/kernel/settings.ts';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import { type Config, readSetting } from './config.ts';
import type { Db } from './db.ts';
import { readRows } from './read-rows.ts';

const Row = z.strictObject({ key: z.string().nullable(), value: z.string().nullable(), version: z.int() });

/** What of the configuration the mall's people changed. The house lives by `config` itself, whose values are replaced in place. */
export type LiveSettings = {
  /** How often something was published, as far as this node has heard. */
  readonly version: number;
  /** What holds without a change. */
  readonly usual: (key: SettingKey) => string;
  readonly now: (key: SettingKey) => string;
  /** Reads what was published and lives by it from here on. */
  readonly refresh: () => Promise<void>;
  readonly onChange: (heard: () => void) => void;
};

type Values = Record<string, unknown>;

const textOf = (config: Config, key: SettingKey): string => {
  if (key === 'DEMO_CLERK') return config.clerkOn ? 'on' : 'off';
  return String(config[key]);
};

/** A key that this version does not know, or a value that it does not take any more, is left: the usual one holds. */
const readKept = (rows: readonly z.infer<typeof Row>[], log: FastifyBaseLogger): Values => {
  const values: Values = {};
  for (const { key, value } of rows) {
    if (key === null || value === null || !isSettingKey(key)) continue;
    const read = readSetting(key, value);
    if (read === undefined) log.warn({ part: 'settings', key }, 'a kept setting is not allowed any more; the usual value holds');
    else values[key] = read;
  }
  return values;
};

export const openSettings = (config: Config, db: Db, log: FastifyBaseLogger): LiveSettings => {
  const first = { ...config };
  const listeners: (() => void)[] = [];
  let version = 0;
  let reading: Promise<void> | undefined;
  let again = false;

  const replace = (values: Values) => {
    const before = JSON.stringify(settingKeys.map((key) => config[key]));
    const usual: Values = Object.fromEntries(settingKeys.map((key) => [key, first[key]]));
    Object.assign(config, usual, values);
    Object.assign(config, { clerkOn: config.DEMO_CLERK ?? first.clerkOn });
    if (JSON.stringify(settingKeys.map((key) => config[key])) !== before) for (const heard of listeners) heard();
  };
  /** Version and values in one statement: a node that says it lives by a version has its values. */
  const read = async () => {
    const rows = await readRows(db, Row)`
      select s.key, s.value, (select coalesce(max(version), 0) from setting_change)::int as version from (select) one left join setting s on true`;
    replace(readKept(rows, log));
    version = rows[0]?.version ?? 0;
  };
  /** One read at a time, or an older answer could come after a newer one; who asks during one gets another. */
  const refresh = async (): Promise<void> => {
    if (reading) {
      again = true;
      return reading;
    }
    reading = (async () => {
      do {
        again = false;
        await read();
      } while (again);
    })();
    try {
      await reading;
    } finally {
      reading = undefined;
    }
  };

  return {
    get version() {
      return version;
    },
    usual: (key) => textOf(first, key),
    now: (key) => textOf(config, key),
    refresh,
    onChange: (heard) => void listeners.push(heard),
  };
};
