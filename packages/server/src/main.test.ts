import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { freePort } from './kernel/free-port.ts';

it('leaves no database behind when it is stopped in the middle of its start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mall-stopped-'));
  chmodSync(folder, 0o755);
  const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: { ...process.env, PORT: String(await freePort()), HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'fatal' },
  });
  const note = join(folder, 'postgres/postmaster.pid');
  await vi.waitFor(() => expect(readFileSync(note, 'utf8')).toContain('ready'), { timeout: 90_000, interval: 50 });
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect([code, existsSync(note)]).toEqual([0, false]);
  rmSync(folder, { recursive: true });
}, 120_000);

it('says so at once when its port is taken, before it has made or started anything', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const folder = join(mkdtempSync(join(tmpdir(), 'mall-taken-')), 'data');
  const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = await once(child, 'exit');
  taken.close();
  expect([code, existsSync(folder)]).toEqual([1, false]);
  expect(said).toContain(`port ${port} is taken`);
  rmSync(join(folder, '..'), { recursive: true });
}, 30_000);
