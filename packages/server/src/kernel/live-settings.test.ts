import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingFits, settingKeys, settings } from '@mall/contract/kernel/settings.ts';
import { expect, it } from 'vitest';
import { buildApp } from '../build-app.ts';
import { openHouse } from '../open-house.ts';
import { testDatabase } from '../testing/test-database.ts';
import { type Config, readConfig, settingNames, usualSettings } from './config.ts';
import type { House } from './house.ts';

const database = testDatabase();

it('has only settings that the environment knows, and what is usual is allowed', () => {
  expect(settingKeys.filter((key) => !settingNames.includes(key))).toEqual([]);
  for (const key of settingKeys) if (settings[key].kind !== 'switch') expect(settingFits(key, String(usualSettings[key])), key).toBe(true);
});

it('is kept by nobody who opens the house: what is read at the start would hold on after it was changed', async () => {
  const read = new Set<string>();
  let watching = false;
  const config = new Proxy(
    readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SANDBOX: 'on', DATA_DIR: mkdtempSync(join(tmpdir(), 'mall-live-')) }) as Config,
    {
      get: (of, key, self) => {
        if (watching) read.add(String(key));
        return Reflect.get(of, key, self);
      },
    },
  );
  const log = { warn() {}, info() {}, error() {} } as unknown as House['log'];
  const house = openHouse(config, database.url, log);
  watching = true;
  const app = buildApp(house);
  await app.fastify.ready();
  watching = false;
  expect([...read].filter((key) => settingKeys.some((one) => one === key))).toEqual([]);
  await app.fastify.close();
  await house.close();
});
