import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@mall/server/kernel/free-port.ts';
import { isAnswering } from './is-answering.ts';
import { findProgram } from './needed-programs.ts';
import { openPart, type Part } from './part.ts';

const programs = ['ceph', 'ceph-authtool', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin'];

/** The one command that brings what is missing; undefined when everything is there. */
export const missingCeph = (): string | undefined =>
  programs.every(findProgram) ? undefined : 'apt-get install --no-install-recommends ceph-mon ceph-osd radosgw ceph-common';

/** Of one disk and one copy: what is tried is its gateway. */
const settingsOf = (folder: string, mon: string, fsid: string): string =>
  [
    '[global]',
    `fsid = ${fsid}`,
    `mon_host = ${mon}`,
    'public_addr = 127.0.0.1',
    'cluster_addr = 127.0.0.1',
    'osd_pool_default_size = 1',
    'osd_pool_default_min_size = 1',
    'mon_allow_pool_size_one = true',
    'osd_crush_chooseleaf_type = 0',
    'osd_pool_default_pg_num = 8',
    'osd_pool_default_pgp_num = 8',
    'osd_pool_default_pg_autoscale_mode = off',
    'mon_max_pg_per_osd = 1000',
    'osd_objectstore = bluestore',
    'bluestore_block_size = 4294967296',
    'osd_memory_target = 1073741824',
    `run_dir = ${folder}`,
    `admin_socket = ${folder}/$name.$pid.asok`,
    `log_file = ${folder}/log/$name.log`,
    `mon_cluster_log_file = ${folder}/log/cluster.log`,
    `crash_dir = ${folder}/crash`,
    `keyring = ${folder}/keyring`,
    ...['mon', 'mgr', 'osd', 'rgw'].map((kind) => `${kind}_data = ${folder}/${kind}`),
    '',
  ].join('\n');

const rights: readonly (readonly [name: string, ...caps: string[]])[] = [
  ['mon.', 'mon', 'allow *'],
  ['client.admin', 'mon', 'allow *', 'osd', 'allow *'],
  ['osd.0', 'mon', 'allow profile osd', 'osd', 'allow *'],
  ['client.rgw', 'mon', 'allow rw', 'osd', 'allow rwx'],
];

export type Ceph = { readonly settings: Record<string, string>; readonly gateway: Part; readonly close: () => Promise<void> };

/** A Ceph of this box alone, with its gateway for S3: a monitor, a disk in a file, and one user. Its own daemons need no root. */
export const startCeph = async (folder: string): Promise<Ceph> => {
  const config = join(folder, 'ceph.conf');
  const keyring = join(folder, 'keyring');
  const run = (program: string, ...given: string[]): string => {
    const { status, stdout, stderr } = spawnSync(findProgram(program) ?? program, given, {
      env: { ...process.env, CEPH_CONF: config },
      encoding: 'utf8',
      timeout: 60_000,
    });
    if (status !== 0) throw new Error(`${program} ${given[0]}: ${stderr}`);
    return stdout;
  };
  for (const name of ['mon', 'mgr', 'osd', 'rgw', 'log', 'crash']) mkdirSync(join(folder, name), { recursive: true });
  const [first, second, port] = [await freePort(), await freePort(), await freePort()];
  const mon = `[v2:127.0.0.1:${first},v1:127.0.0.1:${second}]`;
  const [fsid, disk, secret] = [randomUUID(), randomUUID(), randomBytes(20).toString('hex')];
  writeFileSync(config, settingsOf(folder, mon, fsid));
  for (const [nth, [name, ...caps]] of rights.entries()) {
    const given = caps.flatMap((cap, at) => (at % 2 === 0 ? ['--cap', cap] : [cap]));
    run('ceph-authtool', keyring, ...(nth === 0 ? ['--create-keyring'] : []), '--gen-key', '-n', name, ...given);
  }
  run('monmaptool', '--create', '--fsid', fsid, '--addv', 'a', mon, join(folder, 'monmap'));
  run('ceph-mon', '-i', 'a', '--mkfs', '--monmap', join(folder, 'monmap'), '--keyring', keyring);

  const part = (name: string, program: string, given: readonly string[], isUp: () => Promise<boolean>): Part =>
    openPart({
      name,
      program,
      arguments: () => ['--conf', config, '--keyring', keyring, '-f', ...given],
      logFile: join(folder, 'log', `${name}.out`),
      isUp,
    });
  const address = `http://127.0.0.1:${port}`;
  const says =
    (word: string, ...asked: string[]) =>
    async () =>
      run('ceph', '--connect-timeout', '5', ...asked).includes(word);
  const monitor = part('monitor', 'ceph-mon', ['-i', 'a'], says(fsid, 'fsid'));
  const store = part('store', 'ceph-osd', ['-i', '0'], says('1 up', 'osd', 'stat'));
  const gateway = part('gateway', 'radosgw', ['-n', 'client.rgw', `--rgw_frontends=beast endpoint=127.0.0.1:${port}`], () =>
    isAnswering(address),
  );
  await monitor.start();
  run('ceph', 'osd', 'new', disk);
  run('ceph-osd', '-i', '0', '--mkfs', '--no-mon-config', '--osd-uuid', disk);
  await store.start();
  await gateway.start();
  run('radosgw-admin', 'user', 'create', '--uid', 'mall', '--display-name', 'mall', '--access-key', 'mall', '--secret', secret);
  return {
    settings: { FILES_URL: 's3://mall/one', FILES_S3_ENDPOINT: address, FILES_S3_ACCESS_KEY: 'mall', FILES_S3_SECRET: secret },
    gateway,
    close: async () => {
      for (const each of [gateway, store, monitor]) await each.kill();
    },
  };
};
