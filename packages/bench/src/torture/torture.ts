import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@mall/server/kernel/free-port.ts';
import { startPostgres } from '@mall/server/kernel/postgres/embedded-postgres.ts';
import pg from 'pg';
import { openAckLog } from './ack-log.ts';
import { apiProcess } from './api-process.ts';
import { openBank } from './bank.ts';
import { keepBuying, type Mall, type Tally } from './buyer.ts';
import { seeded } from './random.ts';
import { buildWorld } from './world.ts';

/**
 * Buyers who cancel, pay, race and return against two processes that are killed at random, with a bank whose notices are lost, doubled,
 * shuffled and forged. `inv.checks` must be clean all the time, nothing acknowledged may be lost, and the bank's money must be the mall's.
 */
const say = (text: string) => process.stdout.write(`${text}\n`);
const option = (name: string, usual: number): number => {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`));
  return given ? Number(given.slice(name.length + 3)) : usual;
};
const seconds = option('seconds', 60);
const seed = option('seed', Date.now() % 1_000_000);
const buyerCount = option('buyers', 24);
const random = seeded(seed);
say(`torture: ${seconds} s, ${buyerCount} buyers, replay with --seed=${seed}`);

const folder = mkdtempSync(join(tmpdir(), 'mall-torture-'));
chmodSync(folder, 0o755);
const postgres = await startPostgres({ dataDir: folder });
const db = new pg.Pool({ connectionString: postgres.url, max: 4 });
db.on('error', () => {});
const log = openAckLog(join(folder, 'acknowledged.jsonl'));
const secret = 'torture-secret-torture-secret-torture';
const alive = new Set<string>();
const bank = await openBank(secret, () => [...alive], random);

const env = {
  DATABASE_URL: postgres.url,
  DATABASE_POOL: '8',
  DATA_DIR: join(folder, 'data'),
  NODE_ENV: 'development',
  LOG_LEVEL: 'fatal',
  WIRE_ENCRYPTION: 'optional',
  DEMO_GOODS: '256',
  DEMO_CLERK: 'off',
  PAY_URL: bank.url,
  PAY_SECRET: secret,
};
const ports = [await freePort(), await freePort()];
const processes = ports.map((port) => apiProcess(port, env));
const faults: string[] = [];

const check = async (when: string): Promise<void> => {
  const { rows } = await db.query<{ id: string; rule: string; bad: string }>('select id, rule, bad from inv.checks where bad > 0');
  for (const row of rows) faults.push(`${when}: ${row.id} ${row.rule}: ${row.bad}`);
};

const tally: Tally = { asked: 0, ordered: 0, paid: 0, refused: 0, silent: 0, broken: [] };
let kills = 0;
let over = false;

/** Kills one of the two every few seconds; the other serves meanwhile. */
const bringTrouble = async (): Promise<void> => {
  while (!over) {
    await sleep(2000 + random() * 4000);
    if (over) return;
    const victim = processes[Math.floor(random() * processes.length)];
    if (!victim || alive.size < processes.length) continue;
    // Callers go on knocking at the dead door for a moment, as they would.
    await victim.kill();
    kills += 1;
    await sleep(300);
    alive.delete(victim.url);
    await victim.start();
    alive.add(victim.url);
  }
};

const watch = async (): Promise<void> => {
  while (!over) {
    await sleep(5000);
    await check('during');
  }
};

/** Waits until nothing is under way any more: every attempt known, every refund sent, every deadline kept. */
const drain = async (): Promise<void> => {
  await bank.settled();
  for (let tries = 0; tries < 60; tries += 1) {
    const { rows } = await db.query<{ open: string }>(`
      select (select count(*) from refund where state = 'pending') + (select count(*) from shop_order where state = 'wait_pay' and pay_mode = 'prepay' and pay_deadline < now())
        + (select count(*) from pay_attempt where state = 'paying' and next_query_at < now() + interval '25 seconds') as open`);
    if (Number(rows[0]?.open) === 0) return;
    await sleep(1000);
  }
  faults.push('something is still under way a minute after the end');
};

const compareMoney = async (): Promise<void> => {
  const { rows } = await db.query<{ held: string }>(
    `
    select coalesce(sum(l.amount_fen), 0) - (select coalesce(sum(r.amount_fen), 0) from refund r join pay_attempt a on a.attempt_no = r.attempt_no where r.state = 'success' and a.created_at >= $1) as held
    from pay_attempt_order l join pay_attempt a using (attempt_no) where a.state = 'success' and a.created_at >= $1`,
    [begun],
  );
  if (Number(rows[0]?.held) !== bank.holds()) faults.push(`the mall believes to hold ${rows[0]?.held} fen, the bank holds ${bank.holds()}`);
};

const compareAcks = async (): Promise<number> => {
  const acks = log.read();
  const { rows } = await db.query<{ id: string; token: string }>(
    `select o.id::text, t.submit_token::text as token from shop_order o join trade t on t.id = o.trade_id where o.id = any ($1::bigint[])`,
    [acks.map((ack) => ack.ref)],
  );
  const kept = new Map(rows.map((row) => [row.id, row.token]));
  for (const ack of acks) if (kept.get(ack.ref) !== ack.token) faults.push(`acknowledged order ${ack.ref} is lost`);
  return acks.length;
};

let begun = new Date();
try {
  for (const one of processes) {
    await one.start();
    alive.add(one.url);
  }
  const world = await buildWorld(db, buyerCount);
  begun = new Date();
  await check('before');
  const mall: Mall = { doors: () => [...alive], bank, log, world, random, tally, ended: () => over };
  const work = [...world.buyers.map((buyer) => keepBuying(mall, buyer)), bringTrouble(), watch()];
  await sleep(seconds * 1000);
  over = true;
  await Promise.all(work);
  await drain();
  await check('after');
  await compareMoney();
  const acknowledged = await compareAcks();
  faults.push(...new Set(tally.broken));
  say(
    `asked ${tally.asked}, ordered ${tally.ordered}, paid ${tally.paid}, refused ${tally.refused}, unanswered ${tally.silent}, kills ${kills}, acknowledged orders ${acknowledged}`,
  );
  if (tally.ordered === 0 || tally.paid === 0 || kills === 0) faults.push('nothing happened');
} finally {
  over = true;
  await Promise.all(processes.map((one) => one.kill()));
  await bank.close();
  await db.end();
  log.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
if (faults.length > 0) {
  for (const fault of new Set(faults)) say(`  ${fault}`);
  say(`failed; replay with --seed=${seed}`);
  process.exit(1);
}
say('every check was clean');
