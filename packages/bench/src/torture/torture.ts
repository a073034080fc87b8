import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeRandom } from '@mall/server/demo/kit/random.ts';
import { freePort } from '@mall/server/kernel/free-port.ts';
import { startPostgres } from '@mall/server/kernel/postgres/embedded-postgres.ts';
import pg from 'pg';
import { openAckLog } from './ack-log.ts';
import { type ApiProcess, apiProcess } from './api-process.ts';
import { openBank } from './bank.ts';
import { bill, keepBilling } from './billing.ts';
import { openBooks } from './books.ts';
import { keepBuying, type Mall, type Tally } from './buyer.ts';
import { openContracting } from './contracting.ts';
import { errorsIn } from './errors-in.ts';
import { openGrouping } from './grouping.ts';
import { invoice } from './invoicing.ts';
import { keepPurchasing } from './purchaser.ts';
import { openSourcing } from './sourcing.ts';
import { openTaxOffice } from './tax-office.ts';
import { buildWorld } from './world.ts';

/**
 * Buyers who cancel, pay, race, return and want invoices, and a company's purchasers with their approvers, quota, budgets, bills, contracts, sealed inquiries and group buys, against two processes that are
 * killed at random, with a bank whose notices are lost, doubled, shuffled and forged. `inv.checks` must be clean all the time, nothing acknowledged may be lost, the bank's money must be the mall's, and whoever
 * paid must be told so, once.
 */
const say = (text: string) => process.stdout.write(`${text}\n`);
const option = (name: string, usual: number): number => {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`));
  return given ? Number(given.slice(name.length + 3)) : usual;
};
const seconds = option('seconds', 60);
const seed = option('seed', Date.now() % 1_000_000);
const buyerCount = option('buyers', 24);
const random = makeRandom(seed).next;
say(`torture: ${seconds} s, ${buyerCount} buyers, replay with --seed=${seed}`);

const folder = mkdtempSync(join(tmpdir(), 'mall-torture-'));
chmodSync(folder, 0o755);
const postgres = await startPostgres({ dataDir: folder });
const db = new pg.Pool({ connectionString: postgres.ownerUrl, max: 4 });
db.on('error', () => {});
const log = openAckLog(join(folder, 'acknowledged.jsonl'));
const secret = 'torture-secret-torture-secret-torture';
const sealKey = 'torture-seal-key-torture-seal-key-torture';
const logFile = join(folder, 'mall.log');
const alive = new Set<string>();
const bank = await openBank(secret, () => [...alive], random);
const office = await openTaxOffice(secret, () => [...alive], random);

const env = {
  DATABASE_URL: postgres.url,
  MIGRATION_DATABASE_URL: postgres.ownerUrl,
  DATABASE_POOL: '8',
  DATA_DIR: join(folder, 'data'),
  NODE_ENV: 'development',
  LOG_LEVEL: 'error',
  WIRE_ENCRYPTION: 'optional',
  DEMO_GOODS: '256',
  DEMO_CLERK: 'off',
  // Its buyers are greedier than any, and many of their orders stay unpaid.
  UNPAID_HOLDS_PER_SPEC: '100000',
  SUBMISSIONS_PER_SECOND: '100000',
  WIRE_POSTS: '500000',
  PAY_URL: bank.url,
  PAY_SECRET: secret,
  TAX_URL: office.url,
  TAX_SECRET: secret,
  SEAL_KEY: sealKey,
};
const ports = [await freePort(), await freePort()];
const processes = ports.map((port) => apiProcess(port, env, logFile));
const faults: string[] = [];
const contracting = openContracting(db, env.DATA_DIR);
const sourcing = openSourcing(db);
const grouping = openGrouping(db);

const closing = new Set<string>();

/** Callers go on knocking at the dead door for a moment, as they would. Messages cannot be written meanwhile, so that it dies between telling and delivering. */
const killRudely = async (victim: ApiProcess): Promise<void> => {
  const client = await db.connect();
  try {
    await client.query('begin; lock table message in share row exclusive mode');
    await sleep(200);
    await victim.kill();
  } finally {
    await client.query('rollback');
    client.release();
  }
  kills += 1;
  await sleep(300);
  alive.delete(victim.url);
};

/** New callers are sent elsewhere first; those inside must be served to the end. */
const stopGently = async (victim: ApiProcess): Promise<void> => {
  alive.delete(victim.url);
  closing.add(victim.url);
  await sleep(200);
  await victim.stop();
  stops += 1;
};

const tally: Tally = {
  asked: 0,
  ordered: 0,
  paid: 0,
  approved: 0,
  decided: [],
  invoiced: 0,
  billed: 0,
  booked: [],
  refused: 0,
  silent: 0,
  broken: [],
};
let kills = 0;
let stops = 0;
const end = new AbortController();
const over = () => end.signal.aborted;

/** Ends one of the two every few seconds, now without warning, now as a deployment does; the other serves meanwhile. */
const bringTrouble = async (): Promise<void> => {
  while (!over()) {
    await sleep(2000 + random() * 4000);
    if (over()) return;
    const victim = processes[Math.floor(random() * processes.length)];
    if (!victim || alive.size < processes.length) continue;
    // Where processes are slow to start there are few: the first is a kill.
    if (kills > 0 && random() < 0.3) await stopGently(victim);
    else await killRudely(victim);
    await victim.start();
    closing.delete(victim.url);
    alive.add(victim.url);
  }
};

const watch = async (): Promise<void> => {
  while (!over()) {
    await sleep(5000);
    await check('during');
  }
};

/** What the tax gateway has issued is what the mall says it has, each once. */
const compareTax = async (): Promise<number> => {
  const { rows } = await db.query<{ ask_no: string }>(`select ask_no from invoice_ask where state = 'issued' and created_at >= $1`, [
    begun,
  ]);
  const ours = new Set(rows.map((row) => row.ask_no));
  const theirs = office.issued();
  for (const askNo of theirs) if (!ours.has(askNo)) faults.push(`the tax gateway has issued ${askNo}, the mall does not know`);
  if (ours.size > theirs.length) faults.push(`the mall believes in ${ours.size} papers, the tax gateway has issued ${theirs.length}`);
  return theirs.length;
};

/** What the mall said is booked on a bill is so, and each bill has what was booked on it, once. Gives how many were settled. */
const compareBills = async (): Promise<number> => {
  const { rows } = await db.query<{ id: string }>(
    `select p.id::text from bill_payment p where p.id = any ($1::bigint[]) and p.state <> 'confirmed'`,
    [tally.booked],
  );
  for (const { id } of rows) faults.push(`payment ${id} of a bill was said to be booked, and is not`);
  if (new Set(tally.booked).size !== tally.booked.length) faults.push('a payment of a bill was booked twice');
  const ended = await db.query<{ n: number }>(
    `select count(distinct e.bill_id)::int as n from bill_event e join bill b on b.id = e.bill_id where b.state = 'settled' and e.at >= $1`,
    [begun],
  );
  return ended.rows[0]?.n ?? 0;
};

let begun = new Date();
const { check, drain, compareAcks, compareMessages, compareApprovals } = openBooks({
  db,
  log,
  bank,
  office,
  tally,
  faults,
  begun: () => begun,
});
try {
  for (const one of processes) {
    await one.start();
    alive.add(one.url);
  }
  const world = await buildWorld(db, buyerCount, sealKey);
  begun = new Date();
  await check('before');
  const mall: Mall = {
    doors: () => [...alive],
    isClosing: (door) => closing.has(door),
    // A little less than the ten seconds of `main.ts`.
    cutsAfterMs: 9000,
    bank,
    log,
    world,
    random,
    tally,
    ended: over,
    invoice: (buyer, orderId) => invoice(mall, buyer, orderId),
    bill: (orderId) => bill(mall, orderId),
  };
  const work = [
    ...world.buyers.map((buyer) => keepBuying(mall, buyer)),
    ...world.purchasers.map((buyer) => keepPurchasing(mall, buyer)),
    keepBilling(mall),
    ...world.signers.map((_, at) => contracting.keepContracting(mall, at)),
    sourcing.keepSourcing(mall),
    ...world.groupSpecIds.map((specId) => grouping.keepGrouping(mall, specId)),
    bringTrouble(),
    watch(),
  ];
  await sleep(seconds * 1000);
  end.abort();
  await Promise.all(work);
  await grouping.settled();
  await drain();
  await check('after');
  const acknowledged = await compareAcks();
  const again = await compareMessages();
  await compareApprovals();
  const papers = await compareTax();
  const settled = await compareBills();
  faults.push(...(await contracting.compare()), ...(await sourcing.compare()), ...(await grouping.compare()));
  faults.push(...new Set(tally.broken));
  if (tally.broken.length > 0) for (const error of errorsIn(readFileSync(logFile, 'utf8'))) say(`  ${error}`);
  say(
    `asked ${tally.asked}, ordered ${tally.ordered}, paid ${tally.paid}, approved ${tally.approved}, invoices applied for ${tally.invoiced}, papers issued ${papers}, bills made ${tally.billed}, settled ${settled}, refused ${tally.refused}, unanswered ${tally.silent}, ${contracting.said()}, ${sourcing.said()}, ${grouping.said()}, kills ${kills}, stops ${stops}, acknowledged orders ${acknowledged}, news delivered in more than one try ${again}`,
  );
  if (tally.ordered === 0 || tally.paid === 0 || tally.approved === 0 || papers === 0 || settled === 0 || kills === 0)
    faults.push('nothing happened');
} finally {
  end.abort();
  await Promise.all(processes.map((one) => one.kill()));
  await bank.close();
  await office.close();
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
