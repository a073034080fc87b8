import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadSm2Key } from './sm2-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'sm2-key-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the key file', () => {
  it('is made once, for the owner alone, and read again', () => {
    const path = join(folder, 'deep', 'wire.pem');
    const made = loadSm2Key(path);
    expect(made.publicKeyHex).toMatch(/^04[0-9a-f]{128}$/);
    expect(made.privateKeyHex).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, 'deep'))).toEqual(['wire.pem']);
    expect(loadSm2Key(path)).toEqual(made);
  });

  it('is not replaced when it cannot be read', () => {
    const path = join(folder, 'broken.pem');
    writeFileSync(path, 'no key');
    expect(() => loadSm2Key(path)).toThrow();
    writeFileSync(path, generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'pem', type: 'pkcs8' }));
    expect(() => loadSm2Key(path)).toThrow('no SM2');
  });
});
