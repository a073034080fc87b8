import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wirePaths } from '@mall/contract/wire/wire-path.ts';
import { contractCalls } from '@mall/server/docs/contract-calls.ts';
import { projectRoot, readConfig } from '@mall/server/kernel/config.ts';
import { afterAll, expect, it } from 'vitest';
import { figures } from '../scale/figures.ts';
import { databaseParts } from './database-parts.ts';
import { renderEtcd } from './etcd-parts.ts';
import { findProgram } from './needed-programs.ts';
import { nodeNames } from './node-names.ts';
import type { Place } from './place.ts';
import { readLines, renderDeploy } from './render-deploy.ts';
import { haproxyPart, layRedis, nginxPart, pgbouncerPart, redisParts } from './way-parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'mall-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const numbered = new Map<string, number>();
const ports = new Proxy({} as Place['ports'], {
  get: (_, name: string) => numbered.get(name) ?? numbered.set(name, 20_000 + numbered.size).get(name),
});
const place: Place = {
  folder,
  user: undefined,
  ports,
  secrets: { superuser: 's', replication: 'r', restapi: 'a', owner: 'o', mall: 'm', redis: 'p', seal: 'k', outside: 'x' },
  own: (name) => mkdtempSync(join(folder, `${name}-`)),
  logOf: (name) => join(folder, `${name}.log`),
};

const said = (name: string) => renderDeploy(name, []).replaceAll(/^\s*[#;].*$/gm, '');
const addedToTheUnit = ['mall.service.d/first.conf', 'mall.service.d/files.conf'];

it('tries every file of deploy/ that it renders with the addresses of this box alone', () => {
  databaseParts(place, place.own);
  haproxyPart(place);
  pgbouncerPart(place);
  redisParts(place);
  layRedis(place, 'redis1', ports.redis1);
  layRedis(place, 'redis2', ports.redis1);
  writeFileSync(join(folder, 'etcd.conf'), renderEtcd(place, 2));
  nginxPart(place);
  const rendered = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(cfg|ini|yml|conf)$/.test(name));
  expect(rendered.map((name) => name.replace(/^.*\//, '')).toSorted()).toEqual([
    'etcd.conf',
    'haproxy.cfg',
    'nginx.conf',
    'patroni.yml',
    'patroni.yml',
    'pgbouncer.ini',
    'redis.conf',
    'redis.conf',
    'sentinel.conf',
  ]);
  for (const name of rendered) {
    const told = readFileSync(join(folder, name), 'utf8').replaceAll(/^\s*[#;].*$/gm, '');
    expect(told, name).not.toMatch(/10\.0\.0\.|\/etc\/|\/var\/lib\/|mall\.example|:(8008|5432|6379|2379|2380)\b/);
  }
  const redis = rendered.filter((name) => name.endsWith('redis.conf')).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(redis.flatMap((text) => text.match(/^replicaof .*$/gm) ?? [])).toEqual([`replicaof 127.0.0.1 ${ports.redis1}`]);
});

it('throws where a file no longer says what is to be changed', () => {
  expect(() => renderDeploy('nginx.conf', [['listen 8443', 'listen 1']])).toThrow('deploy/nginx.conf has no "listen 8443"');
});

it('cuts what is under way only at a node that does not answer: one that says 404 gets nobody new', () => {
  expect(
    said('haproxy.cfg')
      .split(/^(?=frontend|backend)/m)
      .find((part) => part.startsWith('backend mall')),
  ).toMatch(/uri \/readyz\n\s+http-check disable-on-404\n/);
});

it.runIf(findProgram('haproxy'))('is a file that HAProxy takes', () => {
  const file = join(folder, 'taken.txt');
  writeFileSync(file, renderDeploy('haproxy.cfg', []));
  const { status, stderr } = spawnSync(findProgram('haproxy') ?? '', ['-c', '-f', file], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('[ALERT]')]);
});

it('does not run HAProxy as root, and shows its password to nobody', () => {
  const global = said('haproxy.cfg').split(/^defaults$/m)[0];
  for (const line of ['user haproxy', 'group haproxy', 'chroot /var/lib/haproxy', 'log /dev/log']) expect(global).toContain(`\n  ${line}`);
  expect(renderDeploy('haproxy.cfg', [])).toContain('chmod 600');
});

it.runIf(findProgram('nginx') && findProgram('openssl'))('is a file that nginx takes, TLS and the way to it', () => {
  const own = mkdtempSync(join(folder, 'taken-'));
  const [key, certificate] = [join(own, 'mall.key'), join(own, 'mall.crt')];
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=mall.example'];
  spawnSync(findProgram('openssl') ?? '', [...made, '-keyout', key, '-out', certificate]);
  const server = renderDeploy('nginx.conf', [
    ['/etc/ssl/mall.crt', certificate],
    ['/etc/ssl/mall.key', key],
    // An ordinary user may not have the ports of everybody.
    ['listen 80;', 'listen 127.0.0.1:20980;'],
    ['listen 443 ', 'listen 127.0.0.1:20943 '],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${own}/${kind};`).join(' ');
  const file = join(own, 'whole.txt');
  writeFileSync(file, `pid ${own}/pid; error_log stderr; events {} http { access_log off; ${temporary}\n${server}\n}`);
  const { status, stderr } = spawnSync(findProgram('nginx') ?? '', ['-t', '-p', own, '-c', file], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, expect.not.stringMatching(/\[(warn|emerg)\]/)]);
});

// Debian 12's; older ones do not know all that is said here.
const analyze = findProgram('systemd-analyze');
const systemd = analyze ? Number(/^systemd (\d+)/.exec(spawnSync(analyze, ['--version'], { encoding: 'utf8' }).stdout)?.[1]) : 0;
it.runIf(systemd >= 252)('is a unit that systemd takes, with what is added to it', () => {
  const own = mkdtempSync(join(folder, 'units-'));
  mkdirSync(join(own, 'mall.service.d'));
  const unit = join(own, 'mall.service');
  writeFileSync(unit, renderDeploy('mall.service', [['/usr/bin/node', process.execPath]]));
  for (const name of addedToTheUnit) writeFileSync(join(own, name), renderDeploy(name, []));
  const { status, stderr } = spawnSync(analyze ?? '', ['verify', '--man=no', '--recursive-errors=no', unit], {
    encoding: 'utf8',
    env: { ...process.env, SYSTEMD_UNIT_PATH: `${own}:` },
  });
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('mall.service')]);
});

it.runIf(systemd >= 252)('has the backup as units that systemd takes', () => {
  const own = mkdtempSync(join(folder, 'units-'));
  const names = ['mall-backup.service', 'mall-backup.timer'];
  // Programs of this box, whatever it has.
  for (const name of names)
    writeFileSync(join(own, name), renderDeploy(name, name.endsWith('.service') ? [['/usr/bin/curl', process.execPath]] : []));
  const given = ['verify', '--man=no', '--recursive-errors=no', ...names.map((name) => join(own, name))];
  const { status, stderr } = spawnSync(analyze ?? '', given, { encoding: 'utf8', env: { ...process.env, SYSTEMD_UNIT_PATH: `${own}:` } });
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('mall-backup')]);
});

it('believes the machines in front of the nodes, which are not the nodes themselves', () => {
  const proxies = /^TRUST_PROXY=(.*)$/m.exec(said('mall.env'))?.[1]?.split(',') ?? [];
  expect(proxies.length).toBeGreaterThan(0);
  for (const proxy of proxies) expect(proxy).toMatch(/^10\.0\.0\.4\d$/);
});

it('gives a node to systemd as a process that passes on what it is told and ends last', () => {
  const unit = said('mall.service');
  expect(unit).toMatch(/^ExecStart=\S*\/node scripts\/start\.mjs$/m);
  expect(unit).toMatch(/^KillMode=mixed$/m);
});

it('lets nobody change the settings of Patroni without a password, nor from a machine that is no database', () => {
  const restapi = /^restapi:\n((?: {2}.*\n|\s*\n)+)/m.exec(said('patroni.yml'))?.[1];
  expect(restapi).toMatch(/^ {2}authentication:\n {4}username: \w+$/m);
  expect(restapi).toMatch(/^ {2}allowlist: \[10\.0\.0\.11, 10\.0\.0\.12\]$/m);
  expect(said('patroni.yml')).not.toMatch(/password:/);
  expect(renderDeploy('README.md', [])).toContain('PATRONI_RESTAPI_PASSWORD');
});

it('shuts etcd, which asks for no password, to all but the machines of the database', () => {
  expect(renderDeploy('README.md', [])).toMatch(
    /tcp dport \{ 2379, 2380 \} ip saddr != \{ 10\.0\.0\.11, 10\.0\.0\.12, 10\.0\.0\.13 \} drop/,
  );
});

it('lets nobody into Redis or a Sentinel without the password, which stands in no file of settings', () => {
  for (const name of ['redis.conf', 'sentinel.conf']) {
    expect(said(name), name).toMatch(/^bind 10\.0\.0\./m);
    expect(said(name), name).not.toMatch(/0\.0\.0\.0|protected-mode no/);
    expect(said(name), name).toMatch(/^include \/etc\/redis\/\S+-secret\.conf$/m);
  }
  expect(said('mall.env')).not.toMatch(/^REDIS_URL=/m);
  for (const name of ['mall.service', 'compose.yaml']) expect(said(name), name).toMatch(/REDIS_URL_FILE[=:]/);
});

it('asks a container whether it lives where it listens', () => {
  const asked = /^HEALTHCHECK.*$/m.exec(said('Containerfile'))?.[0];
  expect(asked).toContain('process.env.PORT');
  const [question] = /"fetch\(.*\)"/.exec(asked ?? '') ?? [];
  expect(question).toBeDefined();
  expect(said('compose.yaml')).toContain(question);
  // What a command sets the question does not see.
  expect(said('compose.yaml').match(/environment: \{ <<: \*settings, PORT: 300[123] \}/g)).toHaveLength(3);
});

it('takes nothing into the image that is a secret or was made on this machine', () => {
  const names = ['.git', '.data', 'node_modules', '**/node_modules', 'deploy/secrets', 'tmp', '**/build', '**/.react-router'];
  for (const file of ['.dockerignore', '.containerignore'])
    expect(readFileSync(join(projectRoot, file), 'utf8').trim().split('\n'), file).toEqual(names);
  expect(readFileSync(join(projectRoot, '.gitignore'), 'utf8').split('\n')).toContain('deploy/secrets/');
});

const toFillIn = {
  SMS_URL: 'https://sms.example/send',
  PAY_URL: 'https://bank.example/pay',
  PAY_ACCOUNT_NAME: '某某商城有限公司',
  PAY_ACCOUNT_BANK: '某某银行',
  PAY_ACCOUNT_NO: '6222000000000000000',
};
const secretTexts: Record<string, string> = {
  database_url: 'postgres://mall_app:m@127.0.0.1:6432/mall',
  database_direct_url: 'postgres://mall_app:m@127.0.0.1:5000/mall',
  database_replica_url: 'postgres://mall_app:m@127.0.0.1:5001/mall',
  migration_database_url: 'postgres://mall:o@127.0.0.1:5000/mall',
  redis_url: 'redis://:p@127.0.0.1:6380',
};

/** The environment that these files give a node, with the secrets in files of their own. */
const environmentOf = (files: readonly string[], written: RegExp): Record<string, string> => {
  const own = mkdtempSync(join(folder, 'secrets-'));
  const settings = readLines(said('mall.env'));
  for (const file of files)
    for (const [, name = '', secret = ''] of said(file).matchAll(written)) {
      writeFileSync(join(own, secret), `${secretTexts[secret] ?? 'x'.repeat(40)}\n`);
      settings[name] = join(own, secret);
    }
  return settings;
};
const [byUnit, byCompose] = [/\b(\w+_FILE)=%d\/(\w+)/g, /^ +(\w+_FILE): \/run\/secrets\/(\w+)$/gm];

it.each([
  ['the unit', ['mall.service'], byUnit],
  ['the unit at its first start', ['mall.service', 'mall.service.d/first.conf'], byUnit],
  ['the containers', ['compose.yaml'], byCompose],
])('gives a node of production all that it needs, but for what is filled in, by %s', (_, files, written) => {
  const given = environmentOf(files, written);
  expect(() => readConfig(given)).toThrow(`production needs ${Object.keys(toFillIn).join(', ')} (`);
  const config = readConfig({ ...given, ...toFillIn });
  expect(config).toMatchObject({
    sandboxOn: false,
    demoOn: false,
    DATABASE_URL: secretTexts['database_url'],
    DATABASE_REPLICA_URL: secretTexts['database_replica_url'],
  });
  expect(config.MIGRATION_DATABASE_URL !== undefined).toBe(files.length > 1);
});

it.each([
  ['the unit', ['mall.service', 'mall.service.d/first.conf'], byUnit],
  // What lays the tables is added by hand, as it says.
  ['the containers', ['compose.yaml', 'mall.service.d/first.conf'], /\b(?:(\w+_FILE): \/run\/secrets\/|(\w+_FILE)=%d\/)(\w+)/g],
])('gives a node every setting of the database that the trial gives its own, by %s', (_, files, written) => {
  const trial = readFileSync(new URL('./node-parts.ts', import.meta.url), 'utf8');
  const tried = [...trial.matchAll(/\b((?:MIGRATION_)?DATABASE_\w+): /g)].map(([, name]) => name);
  expect(tried).toEqual(expect.arrayContaining(['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL', 'MIGRATION_DATABASE_URL']));
  const secret = files.flatMap((file) => [...said(file).matchAll(written)].map((found) => found.find((part) => part?.endsWith('_FILE'))));
  const given = [...Object.keys(readLines(said('mall.env'))), ...secret.map((name) => name?.replace(/^.*[ =](?=\w+_FILE)|_FILE$/g, ''))];
  expect(given).toEqual(expect.arrayContaining(tried));
});

const numberOf = (name: string, pattern: RegExp): number => Number(pattern.exec(said(name))?.[1]);

it('has a connection for each that a node asks for at once, through PgBouncer and at the primary', () => {
  const [ofNode, lent] = [numberOf('mall.env', /^DATABASE_POOL=(\d+)$/m), numberOf('pgbouncer.ini', /^default_pool_size = (\d+)$/m)];
  const spare = 2;
  expect(said('pgbouncer.ini')).toMatch(/^pool_mode = session$/m);
  expect(lent).toBeGreaterThanOrEqual(ofNode + 1 + spare);
  const nodes = [...said('compose.yaml').matchAll(/^ {2}node\d: /gm)].length;
  expect(nodes).toBe(3);
  // Three behind one: both files say the number, which the file of one node does not have.
  expect(renderDeploy('compose.yaml', [])).toContain(`default_pool_size = ${nodes * lent}`);
  expect(renderDeploy('pgbouncer.ini', [])).toContain(`Three nodes behind this one (compose.yaml): ${nodes * lent}.`);
  expect(numberOf('pgbouncer.ini', /^max_client_conn = (\d+)$/m)).toBeGreaterThan(nodes * lent);
  // While there is one database alone it has what is read of the replica, too.
  const atOne = figures.nodeConnections.value + ofNode + 1;
  expect(numberOf('patroni.yml', /max_connections: (\d+)/)).toBeGreaterThanOrEqual(nodes * atOne + 10);
});

it('has a place for every node of the trial behind the balancer: to be looked at, to lead to while it lives, and for what it has built', () => {
  for (const [nth, node] of nodeNames.entries()) {
    const lines = said('haproxy.cfg').match(new RegExp(`^ {2}server ${node}(-lives)? 10\\.0\\.0\\.2${nth + 1}:3000 `, 'gm'));
    expect(lines, node).toHaveLength(4);
  }
});

const scriptIn = (name: string): string => /\/usr\/local\/lib\/mall\/(\S+)/.exec(said(name))?.[1] ?? '';

const scripts = (): string[] => [scriptIn('archive.yml'), scriptIn('mall-backup.service'), 'restore-database.sh', 'restore-wal.sh'];

it.runIf(findProgram('sh')).each(scripts())('has %s as a script that a shell reads', (name) => {
  expect(spawnSync('sh', ['-n'], { input: renderDeploy(name, []), encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
});

it('keeps the log of the database by a script that is here, where the backup looks for it', () => {
  expect(said('patroni.yml')).toMatch(/^ {8}archive_mode: "on"$/m);
  expect(said('archive.yml')).toMatch(/^ {4}archive_command: sh \S+\/archive-wal\.sh %p %f \/srv\/mall-archive\/wal$/m);
  expect(said('archive.yml')).toMatch(/^ {4}archive_timeout: 60$/m);
  for (const name of scripts()) expect(renderDeploy('README.md', []), name).toContain(name);
  for (const name of ['backup-database.sh', 'restore-database.sh'])
    expect(said(name)).toContain('archive=${MALL_ARCHIVE:-/srv/mall-archive}');
  expect(said('restore-database.sh')).toContain('$here/restore-wal.sh');
});

it('takes the store that mall.env speaks of, with its secret', () => {
  const stored = readLines(renderDeploy('mall.env', []).replaceAll(/^# (FILES_)/gm, '$1'));
  const given = environmentOf(['mall.service', 'mall.service.d/files.conf'], byUnit);
  const config = readConfig({ ...given, ...stored, ...toFillIn, FILES_S3_ACCESS_KEY: 'key' });
  expect(config).toMatchObject({ FILES_URL: 's3://mall-files/production', FILES_S3_SECRET: 'x'.repeat(40) });
});

it('names every file of a secret that a unit or a container reads', () => {
  for (const name of ['mall.service', ...addedToTheUnit]) {
    const loaded = [...said(name).matchAll(/^LoadCredential=(\w+):\/etc\/mall\/secrets\/(\w+)$/gm)].map(([, as, file]) => [as, file]);
    const read = [...said(name).matchAll(byUnit)].map(([, , secret]) => [secret, secret]);
    expect(loaded.length, name).toBeGreaterThan(0);
    expect(read, name).toEqual(loaded);
    for (const [as] of loaded) expect(renderDeploy('README.md', [])).toContain(`\`${as}\``);
  }
  const mounted = /secrets: \[(.*)\]/.exec(said('compose.yaml'))?.[1]?.split(', ');
  expect([...said('compose.yaml').matchAll(byCompose)].map(([, , secret]) => secret)).toEqual(mounted);
});

it('has no GET asked twice that uses something up', async () => {
  const [, ends = '', within = ''] = /acl spends path_end (.*)\n\s+acl spends path_sub (.*)/.exec(said('haproxy.cfg')) ?? [];
  const spending = (await contractCalls()).filter(({ call }) => call.verb === 'GET' && (call.ownSite || call.spends));
  expect(spending.length).toBeGreaterThan(5);
  for (const path of spending.flatMap(({ call }) => wirePaths(call)))
    expect(ends.split(' ').some((end) => path.endsWith(end)) || path.includes(within), path).toBe(true);
});

it('writes no code, ticket or mobile into the log of visits', () => {
  const text = said('nginx.conf');
  const format = /log_format mall '(.*)'/.exec(text)?.[1] ?? '';
  expect(format).toContain('$mall_path');
  expect(format).not.toMatch(/\$(request|request_uri|args|uri|http_referer)\b/);
  expect(text).toMatch(/map \$uri \$mall_path \{ "~\^.*\/mobile\/bind\//);
  expect(text).toMatch(/access_log \S+ mall;/);
});
