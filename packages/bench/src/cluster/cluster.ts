import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@mall/server/kernel/config.ts';
import { missingPrograms } from './needed-programs.ts';
import { nodeNames } from './node-names.ts';
import { openCluster } from './open-cluster.ts';
import { openPlace, type Place } from './place.ts';
import { runClaims } from './run-claims.ts';
import { runFaults } from './run-faults.ts';
import { runScaling } from './run-scaling.ts';

/**
 * `npm run cluster`: three nodes, a primary with its replica, a pooler, Redis with a replica and the balancers before them, on one box, until Ctrl-C. `-- --trial` opens and ends,
 * `-- --claims` shows what is true on every node, `-- --scaling` what two and three nodes answer against one, `-- --faults` breaks one part after the other while people buy (`-- --faults primary`: those whose name it matches). One that cannot be tried here fails the
 * run, but with `--allow-untried`.
 */
const say = (line: string) => void process.stdout.write(`${line}\n`);

const [how = '--run', ...rest] = process.argv.slice(2);
const allowUntried = rest.includes('--allow-untried');
const only = rest.find((each) => !each.startsWith('--'));
const known = ['--run', '--trial', '--claims', '--faults', '--scaling'];
if (!known.includes(how)) {
  say(`${how} is none of ${known.join(', ')}`);
  process.exit(1);
}

const missing = missingPrograms(how === '--faults' && !allowUntried);
if (missing) {
  say(missing);
  process.exit(1);
}

// After what may be missing is named: a build takes a minute.
const { status: built } = spawnSync(process.execPath, [join(projectRoot, 'scripts/build.mjs')], { stdio: 'inherit' });
if (built !== 0) process.exit(1);

/** What a trial leaves behind would be another's beginning. */
const openEmptyPlace = async () => {
  const { folder } = await openPlace('cluster-trial');
  rmSync(folder, { recursive: true, force: true });
  return openPlace('cluster-trial');
};

const trials: Record<string, (place: Place) => Promise<boolean>> = {
  '--claims': (empty) => runClaims(empty, say),
  '--faults': (empty) => runFaults(empty, say, { only, allowUntried }),
  '--scaling': (empty) => runScaling(empty, say),
};
const trial = trials[how];
if (trial) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  process.exit((await trial(await openEmptyPlace())) ? 0 : 1);
}

const place = await openPlace('cluster');
const since = Date.now();
const cluster = await openCluster(place, { say });
say(`open after ${Math.round((Date.now() - since) / 1000)} s: ${cluster.url}`);
say(
  `nodes: ${nodeNames.map((_, node) => cluster.at(node)).join(', ')}; primary: ${await cluster.primary()}; what all of them say: ${place.folder}/log`,
);
const end = async () => {
  say('ending all of it …');
  await cluster.close();
  process.exit(0);
};
if (how === '--trial') await end();
process.once('SIGINT', () => void end());
process.once('SIGTERM', () => void end());
