import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { openPool } from './db.ts';
import { freePort } from './free-port.ts';
import { requireNames } from './require-names.ts';

const database = testDatabase();
const program = '/usr/sbin/pgbouncer';

const isListening = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1');
  const heard = await Promise.race([once(socket, 'connect'), once(socket, 'error')]).catch(() => ['no']);
  socket.destroy();
  return heard.length === 0;
};

const judged = async (url: string): Promise<string> => {
  const pool = openPool(url, 2);
  try {
    return await requireNames(pool).then(
      () => 'kept',
      ({ message }: Error) => message,
    );
  } finally {
    await pool.end();
  }
};

it('takes a database itself', async () => {
  expect(await judged(database.url)).toBe('kept');
});

it.skipIf(!existsSync(program))(
  'takes a PgBouncer that lends whole sessions, and refuses one of before 1.21 that lends transactions',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mall-pooler-'));
    chmodSync(folder, 0o755);
    const { hostname, port, username, password, pathname } = new URL(database.url);
    for (const [mode, said] of [
      ['session', 'kept'],
      ['transaction', /DATABASE_STATEMENTS=unnamed/],
    ] as const) {
      const at = await freePort();
      const file = join(folder, `${mode}.ini`);
      const name = pathname.slice(1);
      writeFileSync(
        file,
        `[databases]\n${name} = host=${hostname} port=${port} dbname=${name} user=${username} password=${decodeURIComponent(password)}\n[pgbouncer]\nlisten_addr=127.0.0.1\nlisten_port=${at}\nunix_socket_dir=\nauth_type=any\npool_mode=${mode}\nignore_startup_parameters=options,extra_float_digits\n`,
      );
      // It refuses to run as root.
      const child = spawn(program, [file], { stdio: 'ignore', ...(process.getuid?.() === 0 && { uid: 65_534, gid: 65_534 }) });
      for (let tries = 0; tries < 200 && !(await isListening(at)); tries += 1) await sleep(25);
      expect(await judged(`postgres://any@127.0.0.1:${at}/${name}`)).toMatch(said);
      child.kill();
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true });
  },
);
