import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadPaySecret, refuseSandboxSecret } from './pay-secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'mall-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('keeps the secret of the sandbox over a restart, and out of a mall in earnest', () => {
  const file = join(folder, 'keys/pay.secret');
  refuseSandboxSecret(file, 'agreed with the bank');
  const made = loadPaySecret(file);
  expect(loadPaySecret(file)).toBe(made);
  expect(() => refuseSandboxSecret(file, made)).toThrow(/^configuration: PAY_SECRET is the one that was made for the sandbox/);
  refuseSandboxSecret(file, 'agreed with the bank');
});
