import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { databaseParts } from './database-parts.ts';
import { findProgram } from './needed-programs.ts';
import type { Place } from './place.ts';
import { renderDeploy } from './render-deploy.ts';
import { haproxyPart, nginxPart, pgbouncerPart, redisParts } from './way-parts.ts';

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
  secrets: { superuser: 's', replication: 'r', owner: 'o', mall: 'm', redis: 'p', seal: 'k' },
  own: (name) => mkdtempSync(join(folder, `${name}-`)),
  logOf: (name) => join(folder, `${name}.log`),
};

it('tries every file of deploy/ that it renders with the addresses of this box alone', () => {
  databaseParts(place, place.own);
  haproxyPart(place);
  pgbouncerPart(place);
  redisParts(place);
  nginxPart(place);
  const rendered = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(cfg|ini|yml|conf)$/.test(name));
  expect(rendered.map((name) => name.replace(/^.*\//, '')).toSorted()).toEqual([
    'haproxy.cfg',
    'nginx.conf',
    'patroni.yml',
    'patroni.yml',
    'pgbouncer.ini',
    'sentinel.conf',
  ]);
  for (const name of rendered) {
    const said = readFileSync(join(folder, name), 'utf8').replaceAll(/^\s*[#;].*$/gm, '');
    expect(said, name).not.toMatch(/10\.0\.0\.|\/etc\/|mall\.example|:(8008|5432|6379|2379)\b/);
  }
});

it('throws where a file no longer says what is to be changed', () => {
  expect(() => renderDeploy('nginx.conf', [['listen 8443', 'listen 1']])).toThrow('deploy/nginx.conf has no "listen 8443"');
});

const said = (name: string) => renderDeploy(name, []).replaceAll(/^\s*[#;].*$/gm, '');

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
  // What a command sets the question does not see.
  expect(said('compose.yaml').match(/environment: \{ <<: \*settings, PORT: 300[123] \}/g)).toHaveLength(3);
});
