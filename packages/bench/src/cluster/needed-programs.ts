import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

export const postgresBin = '/usr/lib/postgresql/15/bin';

/** What Debian 12 calls each program and the package that brings it. */
const programs: readonly (readonly [program: string, packageName: string])[] = [
  ['etcd', 'etcd-server'],
  ['patroni', 'patroni'],
  [join(postgresBin, 'postgres'), 'postgresql-15'],
  ['pgbouncer', 'pgbouncer'],
  ['redis-server', 'redis-server'],
  ['redis-cli', 'redis-tools'],
  ['nginx', 'nginx-light'],
  ['haproxy', 'haproxy'],
  // Patroni speaks to etcd by it, and only recommends it.
  ['/usr/lib/python3/dist-packages/etcd/__init__.py', 'python3-etcd'],
];

const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/sbin'];

/** Where a program lies; undefined where it is missing. */
export const findProgram = (name: string): string | undefined =>
  (name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name))).find((path) => existsSync(path));

/** What gives a program another clock; its folder is named after the processor. */
export const findFaketime = (): string | undefined => globSync('/usr/lib/*/faketime/libfaketime.so.1')[0];

/** Says what is missing and the one command that brings it; undefined when everything is there. `withClock`: a clock is to be set wrong, too. */
export const missingPrograms = (withClock = false): string | undefined => {
  const missing = [
    ...programs.filter(([program]) => findProgram(program) === undefined),
    ...(withClock && findFaketime() === undefined ? [['libfaketime.so.1', 'libfaketime'] as const] : []),
  ];
  if (missing.length === 0) return undefined;
  const packages = [...new Set(missing.map(([, packageName]) => packageName))].join(' ');
  return `missing: ${missing.map(([program]) => program).join(', ')}\n  apt-get install --no-install-recommends ${packages}\nDebian starts some of them as services, which the trial does not use: systemctl disable --now redis-server nginx haproxy pgbouncer etcd patroni postgresql`;
};
