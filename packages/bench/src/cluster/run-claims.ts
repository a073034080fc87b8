import { startS3Server } from '@mall/server/testing/s3-server.ts';
import { buildWorld } from '../torture/world.ts';
import { mallClaims } from './mall-claims.ts';
import { openCluster } from './open-cluster.ts';
import { peopleClaims } from './people-claims.ts';
import type { Place } from './place.ts';
import { seckillClaims } from './seckill-claims.ts';
import { storageClaims } from './storage-claims.ts';
import { wireClaims } from './wire-claims.ts';

/** Shows over HTTP, node by node, what is said to be true on every node, and prints it. Gives whether all of it held. */
export const runClaims = async (place: Place, say: (line: string) => void): Promise<boolean> => {
  const store = await startS3Server();
  const settings = {
    ...store.settings,
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
    WIRE_ENCRYPTION: 'optional',
    DEMO_GOODS: '256',
    DEMO_CLERK: 'off',
    UNPAID_HOLDS_PER_SPEC: '100',
    SUBMISSIONS_PER_SECOND: '100',
  };
  const cluster = await openCluster(place, { settings, say });
  try {
    const world = await buildWorld(cluster.owner, 6, place.secrets.seal);
    const rows: string[] = [];
    let held = true;
    for (const { name, show } of [peopleClaims, mallClaims, seckillClaims, storageClaims, wireClaims].flatMap((claims) =>
      claims(cluster, world),
    )) {
      const shown = await show().catch((error: unknown) => ({ held: false, seen: String(error) }));
      held &&= shown.held;
      rows.push(`| ${name} | ${shown.held ? 'yes' : '**no**'} | ${shown.seen} |`);
      say(`${shown.held ? 'held' : 'NOT HELD'}: ${name}: ${shown.seen}`);
    }
    const { rows: broken } = await cluster.owner.query<{ id: string }>('select id from inv.checks where bad > 0');
    for (const { id } of broken) say(`invariant ${id} does not hold`);
    say(`\n| on every node | held | seen |\n|---|---|---|\n${rows.join('\n')}`);
    return held && broken.length === 0;
  } finally {
    await cluster.close();
    await store.close();
  }
};
