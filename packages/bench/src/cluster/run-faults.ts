import { setTimeout as sleep } from 'node:timers/promises';
import { mountSmallDisk, type SmallDisk } from '@mall/server/testing/small-disk.ts';
import { openBank } from '../torture/bank.ts';
import { openTaxOffice } from '../torture/tax-office.ts';
import type { DatabaseName } from './database-parts.ts';
import { faultList } from './fault-list.ts';
import { openCluster } from './open-cluster.ts';
import type { Place } from './place.ts';
import { openTraffic, type Traffic } from './traffic.ts';

const secret = 'a secret of the trial that both sides sign with';
const diskMegabytes = 1500;

const tell = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Refusals of each kind of question since the fault began, as cells of a table. */
const cellsOf = ({ probes }: Traffic): string[] =>
  probes.map(({ seen }) => {
    const { asked, refused, longestMs, slowestMs } = seen();
    if (asked === 0) return `nobody answered for ${tell(longestMs)}`;
    return refused === 0 ? `never (slowest ${tell(slowestMs)})` : `${refused} of ${asked}, nobody served for ${tell(longestMs)}`;
  });

/** How long nobody's write may be served, whatever has failed. Reads are to go on. */
const mostWriteMs = 45_000;

const missedBy = ({ probes }: Traffic, mostReadMs: number): string[] =>
  probes.flatMap(({ name, seen }) => {
    const { asked, refused, longestMs } = seen();
    const missed = name === 'writes' ? longestMs > mostWriteMs : (refused > 0 || asked === 0) && longestMs > mostReadMs;
    return missed ? [name] : [];
  });

/** `only`: those whose name it matches. `allowUntried`: what cannot be tried on this machine does not fail the run. */
type Choice = { readonly only: string | undefined; readonly allowUntried: boolean };

/** Brings one fault after the other while people buy, and prints what they saw of it. Gives whether nothing was lost and everybody was served as is wanted. */
export const runFaults = async (place: Place, say: (line: string) => void, { only, allowUntried }: Choice): Promise<boolean> => {
  const door = `http://127.0.0.1:${place.ports.nginx}`;
  const bank = await openBank(secret, () => [door], Math.random);
  const office = await openTaxOffice(secret, () => [door], Math.random);
  const disks: Partial<Record<DatabaseName, SmallDisk>> = {};
  const folderOf = (name: DatabaseName) => {
    const disk = mountSmallDisk(diskMegabytes);
    if (!disk) return place.own(name);
    disks[name] = disk;
    return disk.folder;
  };
  const settings = {
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
    WIRE_ENCRYPTION: 'optional',
    DEMO_GOODS: '256',
    DEMO_CLERK: 'off',
    UNPAID_HOLDS_PER_SPEC: '100000',
    SUBMISSIONS_PER_SECOND: '100000',
    WIRE_POSTS: '500000',
    PAY_URL: bank.url,
    PAY_SECRET: secret,
    TAX_URL: office.url,
    TAX_SECRET: secret,
  };
  // Registered after the parts end theirs: a disk that is in use cannot be taken away.
  const cluster = await openCluster(place, { settings, folderOf, say });
  process.once('exit', () => {
    for (const disk of Object.values(disks)) disk.close();
  });
  const rows: string[][] = [];
  const missed: string[] = [];
  try {
    const traffic = await openTraffic({
      url: cluster.url,
      db: cluster.owner,
      bank,
      office,
      sealKey: place.secrets.seal,
      folder: place.folder,
    });
    await sleep(5000);
    const chosen = faultList(cluster, disks).filter(({ name }) => !only || new RegExp(only, 'i').test(name));
    if (chosen.length === 0) throw new Error(`no fault is called ${only}`);
    for (const { name, gently = false, mostReadMs = 0, bring } of chosen) {
      say(`${name} …`);
      for (const probe of traffic.probes) probe.begin();
      traffic.gently = gently;
      const why = await bring().catch((error: unknown) => void traffic.faults.push(`${name}: ${String(error)}`));
      traffic.gently = false;
      await sleep(4000);
      const cells = cellsOf(traffic);
      if (why === undefined) missed.push(...missedBy(traffic, mostReadMs).map((what) => `${name}: ${what}`));
      else if (!allowUntried) missed.push(`${name}: not tried`);
      if (gently && cells.some((cell) => !cell.startsWith('never'))) traffic.faults.push(`${name}: somebody was refused`);
      rows.push([name, ...(why === undefined ? cells : [`not tried: ${why}`, '', ''])]);
      say(`  ${rows.at(-1)?.slice(1).join(' · ')}`);
      for (const { name: what, seen } of traffic.probes)
        for (const [reason, times] of Object.entries(seen().reasons)) say(`  ${what}: ${reason}, ${times} times`);
      await traffic.check(name).catch((error: unknown) => void traffic.faults.push(`${name}: invariants not read: ${String(error)}`));
    }
    const said = await traffic.settle();
    say(`\n| fault | ${traffic.probes.map((probe) => `${probe.name} refused`).join(' | ')} |\n|---|---|---|---|`);
    for (const row of rows) say(`| ${row.join(' | ')} |`);
    say(`\n${said}`);
    for (const fault of new Set(traffic.faults)) say(`  ${fault}`);
    say(traffic.faults.length === 0 ? 'nothing acknowledged was lost, every invariant held' : 'failed');
    say(missed.length === 0 ? 'reads went on, writes were back in time' : `not as wanted:\n  ${missed.join('\n  ')}`);
    return traffic.faults.length === 0 && missed.length === 0;
  } finally {
    await cluster.close();
    await bank.close();
    await office.close();
  }
};
