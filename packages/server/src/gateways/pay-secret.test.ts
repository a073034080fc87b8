import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../kernel/config.ts';
import type { House } from '../kernel/house.ts';
import { loadOwnSecret } from '../kernel/own-secret.ts';
import { openHouse } from '../open-house.ts';
import { refuseSandboxSecret } from './pay-secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'mall-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('keeps the secret of the sandbox over a restart, and out of a mall in earnest', () => {
  const file = join(folder, 'keys/pay.secret');
  refuseSandboxSecret(file, 'agreed with the bank');
  const made = loadOwnSecret(file);
  expect(loadOwnSecret(file)).toBe(made);
  expect(() => refuseSandboxSecret(file, made)).toThrow(/^configuration: PAY_SECRET is the one that was made for the sandbox/);
  refuseSandboxSecret(file, 'agreed with the bank');
});

it('is asked for when a mall in earnest opens', () => {
  const made = loadOwnSecret(join(folder, 'keys/pay.secret'));
  const config = readConfig({
    NODE_ENV: 'production',
    DATA_DIR: folder,
    SITE_URL: 'https://mall.example',
    SMS_URL: 'https://sms.example',
    PAY_URL: 'https://pay.example',
    PAY_SECRET: made,
    PAY_ACCOUNT_NAME: '能电',
    PAY_ACCOUNT_BANK: '工商银行',
    PAY_ACCOUNT_NO: '6222000000000001',
  });
  expect(() => openHouse(config, 'postgres://127.0.0.1:9/mall', { warn() {} } as unknown as House['log'])).toThrow(/made for the sandbox/);
});
