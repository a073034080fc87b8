import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { withClient } from '../with-client.ts';

const run = promisify(execFile);
const installed = '/usr/lib/postgresql';
const clients = 8;
const branches = 10;
const accounts = 100_000;

const findPgbench = (): string | undefined => {
  const versions = existsSync(installed) ? readdirSync(installed) : [];
  return versions.map((version) => join(installed, version, 'bin/pgbench')).find((file) => existsSync(file));
};

export type Tpcb = { tool: string; perSecond: (seconds: number) => Promise<number> };

/** The rate of the TPC-B-like transaction of pgbench at scale 10, in a database of its own on the cluster of the mall. */
export const openTpcb = async (url: string): Promise<Tpcb> => {
  const own = new URL(url);
  own.pathname = '/tpcb';
  await withClient(url, async (client) => {
    await client.query('drop database if exists tpcb');
    await client.query('create database tpcb');
  });
  const pgbench = findPgbench();
  if (!pgbench) {
    await withClient(own.href, layTables);
    return { tool: 'the transaction of pgbench by `pg`', perSecond: (seconds) => rateByClients(own.href, seconds) };
  }
  await run(pgbench, ['-i', '-q', '-s', String(branches), own.href]);
  return {
    tool: 'pgbench',
    perSecond: async (seconds) => {
      const { stdout } = await run(pgbench, ['-c', String(clients), '-j', '2', '-T', String(seconds), '-n', own.href]);
      return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
    },
  };
};

const layTables = async (client: Client): Promise<void> => {
  await client.query(`
    create table pgbench_branches (bid int primary key, bbalance int, filler char(88)) with (fillfactor = 100);
    create table pgbench_tellers (tid int primary key, bid int, tbalance int, filler char(84)) with (fillfactor = 100);
    create table pgbench_accounts (aid int primary key, bid int, abalance int, filler char(84)) with (fillfactor = 100);
    create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
    insert into pgbench_branches select n, 0 from generate_series(1, ${branches}) n;
    insert into pgbench_tellers select n, (n - 1) / 10 + 1, 0 from generate_series(1, ${branches * 10}) n;
    insert into pgbench_accounts select n, (n - 1) / ${accounts} + 1, 0, '' from generate_series(1, ${branches * accounts}) n;`);
  await client.query('vacuum analyze');
};

const upTo = (most: number) => 1 + Math.floor(Math.random() * most);

const rateByClients = async (url: string, seconds: number): Promise<number> => {
  const until = performance.now() + seconds * 1000;
  const rates = Array.from({ length: clients }, () =>
    withClient(url, async (client) => {
      let done = 0;
      for (; performance.now() < until; done += 1) {
        const [aid, bid, tid, delta] = [upTo(branches * accounts), upTo(branches), upTo(branches * 10), upTo(10_000) - 5000];
        await client.query('begin');
        await client.query('update pgbench_accounts set abalance = abalance + $1 where aid = $2', [delta, aid]);
        await client.query('select abalance from pgbench_accounts where aid = $1', [aid]);
        await client.query('update pgbench_tellers set tbalance = tbalance + $1 where tid = $2', [delta, tid]);
        await client.query('update pgbench_branches set bbalance = bbalance + $1 where bid = $2', [delta, bid]);
        await client.query('insert into pgbench_history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, now())', [
          tid,
          bid,
          aid,
          delta,
        ]);
        await client.query('end');
      }
      return done;
    }),
  );
  return (await Promise.all(rates)).reduce((sum, done) => sum + done, 0) / seconds;
};
