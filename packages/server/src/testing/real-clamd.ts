import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../kernel/free-port.ts';

const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
const program = folders.map((folder) => join(folder, 'clamd')).find((path) => existsSync(path));

/** A test that needs ClamAV's own daemon says so when there is none. */
export const hasClamd = program !== undefined;

/** What every scanner takes for a virus, harmless as it is. In two pieces, so that none stumbles over this file. */
export const eicar = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EI', 'CAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''));
/** "UNOFFICIAL" is ClamAV's word for signatures that others wrote. */
export const eicarName = 'Trial.Eicar.UNOFFICIAL';

/** So much it reads of a file, and so much it takes: more than the first is told apart from more than the second. */
export const clamdLimits = { read: 512 * 1024, taken: 1024 * 1024 };

const patienceMs = 20_000;

const speaks = async (path: string): Promise<boolean> => {
  const socket = connect({ path });
  try {
    await once(socket, 'connect');
    socket.write('zPING\0');
    const [answer] = await once(socket, 'data');
    return String(answer).startsWith('PONG');
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

/** ClamAV's daemon with one signature, on a port and a socket of its own; of two threads, so that many must wait. */
export const startClamd = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mall-clamd-'));
  const [socket, own, port] = [join(folder, 'socket'), join(folder, 'clamd'), await freePort()];
  // Where AppArmor guards the installed program, it may read only the system's own folders.
  cpSync(program ?? 'clamd', own);
  mkdirSync(join(folder, 'signatures'));
  writeFileSync(join(folder, 'signatures', 'trial.ndb'), `Trial.Eicar:0:*:${eicar.toString('hex')}\n`);
  const settings = [
    `DatabaseDirectory ${join(folder, 'signatures')}`,
    `TemporaryDirectory ${folder}`,
    `LocalSocket ${socket}`,
    `TCPSocket ${port}`,
    'TCPAddr 127.0.0.1',
    'Foreground yes',
    'MaxThreads 2',
    `MaxFileSize ${clamdLimits.read}`,
    // Were it more, of a larger file in an archive the beginning would be read and the rest be called OK.
    `MaxScanSize ${clamdLimits.read}`,
    `StreamMaxLength ${clamdLimits.taken}`,
    'AlertExceedsMax yes',
  ];
  writeFileSync(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);

  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    child = spawn(own, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' });
    for (const until = Date.now() + patienceMs; !(await speaks(socket)); await sleep(20))
      if (child.exitCode !== null || Date.now() > until) throw new Error('clamd did not start');
  };
  const kill = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  const close = async (): Promise<void> => {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  };
  await start().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    address: `clamd://127.0.0.1:${port}`,
    socketAddress: `clamd://${socket}`,
    start,
    kill,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    close,
  };
};
