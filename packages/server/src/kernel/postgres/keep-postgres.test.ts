import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPool } from '../db.ts';
import { keepPostgres } from './keep-postgres.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'mall-keep-'));
  chmodSync(dataDir, 0o755);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const kill = () => process.kill(Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');

it('starts a database that died again where its pool finds it, and gives up when it dies three times within a minute', async () => {
  const onDeath = vi.fn();
  const onReturn = vi.fn();
  const onGivingUp = vi.fn();
  const postgres = await keepPostgres({ dataDir }, { onDeath, onReturn, onGivingUp });
  const pool = openPool(postgres.ownerUrl, 4);
  const answers = () =>
    pool.query('select 1').then(
      () => true,
      () => false,
    );
  await pool.query('create table kept as select 1 as n');
  for (const time of [1, 2]) {
    const lent = await pool.connect();
    kill();
    await vi.waitFor(() => expect(onDeath).toHaveBeenCalledTimes(time));
    await expect.poll(answers, { timeout: 5000, interval: 50 }).toBe(true);
    lent.release(true);
    expect((await pool.query('select n from kept')).rows).toEqual([{ n: 1 }]);
    await vi.waitFor(() => expect(onReturn).toHaveBeenCalledTimes(time));
  }
  expect(Math.max(...onReturn.mock.calls.map(([ms]) => ms as number))).toBeLessThan(5000);
  kill();
  await vi.waitFor(() => expect(onGivingUp).toHaveBeenCalledTimes(1), { timeout: 5000 });
  expect(onGivingUp.mock.calls[0]?.[0]).toMatch(/3 times within a minute/);
  expect([await answers(), onDeath.mock.calls.length]).toEqual([false, 2]);
  await pool.end();
  await postgres.stop();
}, 60_000);

it('does not start again what was stopped on purpose, not even in the middle of a return', async () => {
  const onDeath = vi.fn();
  const onReturn = vi.fn();
  const watch = { onDeath, onReturn, onGivingUp: vi.fn() };
  await (await keepPostgres({ dataDir }, watch)).stop();
  expect(onDeath).not.toHaveBeenCalled();
  const postgres = await keepPostgres({ dataDir }, watch);
  kill();
  await vi.waitFor(() => expect(onDeath).toHaveBeenCalledTimes(1));
  await postgres.stop();
  expect([onReturn.mock.calls.length, watch.onGivingUp.mock.calls.length]).toEqual([0, 0]);
  const pool = openPool(postgres.ownerUrl, 1);
  await expect(pool.query('select 1')).rejects.toThrow();
  await pool.end();
}, 60_000);
