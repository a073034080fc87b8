import { execFileSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import { connect } from 'node:net';
import { findProgram } from './needed-programs.ts';
import { nodeNames } from './node-names.ts';
import { openPart, type Part } from './part.ts';
import { layFile, type Place } from './place.ts';
import { poolMode } from './pool-mode.ts';
import { renderDeploy } from './render-deploy.ts';

const redisNames = ['redis1', 'redis2'] as const;
type RedisName = (typeof redisNames)[number];

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

const layOwn = (place: Place, part: string, file: string, text: string): string => {
  const path = layFile(place, place.own(part), file, text);
  if (place.user) chownSync(path, place.user.uid, place.user.gid);
  return path;
};

const box = (port: number) => `127.0.0.1:${port}`;

/** Knows who is the primary of the database and of Redis, and which nodes are ready. */
export const haproxyPart = (place: Place): Part => {
  const { ports } = place;
  const file = layOwn(
    place,
    'haproxy',
    'haproxy.cfg',
    renderDeploy('haproxy.cfg', [
      // The trial runs as an ordinary user, who may open fewer files.
      ['  user haproxy\n  group haproxy\n  chroot /var/lib/haproxy\n', ''],
      ['  log /dev/log local0 notice\n', ''],
      ['maxconn 20000', 'maxconn 4000'],
      ['10.0.0.11:5432 check port 8008', `${box(ports.db1)} check port ${ports.db1api}`],
      ['10.0.0.12:5432 check port 8008', `${box(ports.db2)} check port ${ports.db2api}`],
      ['10.0.0.11:5432 backup', `${box(ports.db1)} backup`],
      ['10.0.0.12:5432 backup', `${box(ports.db2)} backup`],
      ['127.0.0.1:5000', box(ports.database)],
      ['127.0.0.1:5001', box(ports.standby)],
      ['127.0.0.1:6380', box(ports.memory)],
      ['10.0.0.31:6379', box(ports.redis1)],
      ['10.0.0.32:6379', box(ports.redis2)],
      ['127.0.0.1:8081', box(ports.mall)],
      ...nodeNames.map((name, nth) => [`10.0.0.2${nth + 1}:3000`, box(ports[name])] as const),
    ]),
  );
  return openPart({
    name: 'haproxy',
    program: 'haproxy',
    user: place.user,
    logFile: place.logOf('haproxy'),
    arguments: () => ['-db', '-f', file],
    env: { REDIS_PASSWORD: place.secrets.redis },
    isUp: () => isListening(ports.mall),
  });
};

export const pgbouncerPart = (place: Place): Part => {
  const { ports, secrets } = place;
  const users = layOwn(place, 'pgbouncer', 'userlist.txt', `"mall_app" "${secrets.mall}"\n`);
  const file = layOwn(
    place,
    'pgbouncer',
    'pgbouncer.ini',
    renderDeploy('pgbouncer.ini', [
      ['port=5000', `port=${ports.database}`],
      ['listen_port = 6432', `listen_port = ${ports.pgbouncer}\nunix_socket_dir =`],
      ['/etc/pgbouncer/userlist.txt', users],
      ['pool_mode = session', `pool_mode = ${poolMode}`],
      // One for all nodes.
      ['default_pool_size = 21', `default_pool_size = ${21 * nodeNames.length}`],
    ]),
  );
  return openPart({
    name: 'pgbouncer',
    program: 'pgbouncer',
    user: place.user,
    logFile: place.logOf('pgbouncer'),
    arguments: () => [file],
    isUp: () => isListening(ports.pgbouncer),
  });
};

/** The one that others were told to follow while this one was away; a primary that came back as one would be a second. */
const primaryRedis = (place: Place): number | undefined => {
  try {
    const said = execFileSync(
      findProgram('redis-cli') ?? 'redis-cli',
      ['-p', String(place.ports.sentinel), 'sentinel', 'get-master-addr-by-name', 'mall'],
      {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        timeout: 2000,
        env: { ...process.env, REDISCLI_AUTH: place.secrets.redis },
      },
    );
    return Number(said.split('\n')[1]) || undefined;
  } catch {
    return undefined;
  }
};

/** Who leads, as Sentinel says. */
export const redisLeader = (place: Place): RedisName | undefined => {
  const port = primaryRedis(place);
  return redisNames.find((name) => place.ports[name] === port);
};

/** What Sentinel has written into it since is begun anew: `primary` is the port of whom this one follows. */
export const layRedis = (place: Place, name: RedisName, primary: number): string => {
  const { ports, secrets } = place;
  const known = layOwn(place, name, 'secrets', `requirepass ${secrets.redis}\nmasterauth ${secrets.redis}\n`);
  const settings = renderDeploy('redis.conf', [
    ['bind 10.0.0.31 127.0.0.1', 'bind 127.0.0.1'],
    ['port 6379', `port ${ports[name]}`],
    ['dir /var/lib/redis', `dir ${place.own(name)}`],
    ['/etc/redis/mall-secret.conf', known],
    ['# replicaof 10.0.0.31 6379', primary === ports[name] ? '' : `replicaof 127.0.0.1 ${primary}`],
  ]);
  return layOwn(place, name, 'redis.conf', settings);
};

export const redisParts = (place: Place): Part[] => {
  const { ports, secrets } = place;
  const redis = (name: RedisName) =>
    openPart({
      name,
      program: 'redis-server',
      user: place.user,
      logFile: place.logOf(name),
      arguments: () => [layRedis(place, name, primaryRedis(place) ?? ports.redis1)],
      isUp: () => isListening(ports[name]),
    });
  const known = layOwn(
    place,
    'sentinel',
    'secrets',
    `requirepass ${secrets.redis}\nsentinel sentinel-pass ${secrets.redis}\nsentinel auth-pass mall ${secrets.redis}\n`,
  );
  const file = layOwn(
    place,
    'sentinel',
    'sentinel.conf',
    renderDeploy('sentinel.conf', [
      ['port 26379', `port ${ports.sentinel}`],
      ['bind 10.0.0.31', 'bind 127.0.0.1'],
      // One box, one voice.
      ['10.0.0.31 6379 2', `127.0.0.1 ${ports.redis1} 1`],
      ['/etc/redis/sentinel-secret.conf', known],
    ]),
  );
  const sentinel = openPart({
    name: 'sentinel',
    program: 'redis-server',
    user: place.user,
    logFile: place.logOf('sentinel'),
    arguments: () => [file, '--sentinel'],
    isUp: () => isListening(ports.sentinel),
  });
  return [redis('redis1'), redis('redis2'), sentinel];
};

export const nginxPart = (place: Place): Part => {
  const { ports } = place;
  const folder = place.own('nginx');
  const server = renderDeploy('nginx.conf', [
    ['127.0.0.1:8081', box(ports.mall)],
    ['/var/log/nginx/mall.log', `${folder}/mall.log`],
    // A box has no certificate, and not the ports of everybody.
    ['server {\n  listen 80;\n  server_name mall.example;\n  return 301 https://mall.example$request_uri;\n}\n', ''],
    ['listen 443 ssl http2;', `listen ${box(ports.nginx)};`],
    ['  ssl_certificate     /etc/ssl/mall.crt;\n  ssl_certificate_key /etc/ssl/mall.key;\n', ''],
    ['server_name mall.example;', 'server_name _;'],
    ['Host $host;', 'Host $http_host;'],
    // What stands in for banks and other houses keeps its books in the node that answers: all of it is one node's.
    [
      '  location / {\n',
      `  location /sandbox/ {\n    proxy_pass http://${box(ports.node1)};\n    proxy_set_header Host $http_host;\n    proxy_set_header X-Forwarded-For $remote_addr;\n  }\n  location / {\n`,
    ],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `  ${kind}_temp_path ${folder}/${kind};`).join('\n');
  const file = layOwn(
    place,
    'nginx',
    'nginx.conf',
    `daemon off;\nworker_processes 1;\npid ${folder}/nginx.pid;\nerror_log stderr;\nevents { worker_connections 1024; }\nhttp {\n  access_log off;\n${temporary}\n${server}\n}\n`,
  );
  return openPart({
    name: 'nginx',
    program: 'nginx',
    user: place.user,
    logFile: place.logOf('nginx'),
    arguments: () => ['-p', folder, '-c', file],
    isUp: () => isListening(ports.nginx),
  });
};
