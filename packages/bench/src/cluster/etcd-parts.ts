import { isAnswering } from './is-answering.ts';
import { openPart, type Part } from './part.ts';
import type { Place } from './place.ts';
import { readLines, renderDeploy } from './render-deploy.ts';

const members = [1, 2, 3] as const;
type Member = (typeof members)[number];

const clientOf = (place: Place, n: Member) => `http://127.0.0.1:${place.ports[`etcd${n}`]}`;
const peerOf = (place: Place, n: Member) => `http://127.0.0.1:${place.ports[`etcd${n}peer`]}`;

export const renderEtcd = (place: Place, n: Member): string =>
  renderDeploy('etcd.env', [
    ['ETCD_NAME=etcd1', `ETCD_NAME=etcd${n}`],
    [
      'etcd1=http://10.0.0.11:2380,etcd2=http://10.0.0.12:2380,etcd3=http://10.0.0.13:2380',
      members.map((each) => `etcd${each}=${peerOf(place, each)}`).join(','),
    ],
    ['http://10.0.0.11:2379', clientOf(place, n)],
    ['http://10.0.0.11:2380', peerOf(place, n)],
    ['/var/lib/etcd/mall', place.own(`etcd${n}`)],
  ]);

/** Three, so that one may be lost: they are small. */
export const etcdParts = (place: Place): Part[] =>
  members.map((n) =>
    openPart({
      name: `etcd${n}`,
      program: 'etcd',
      user: place.user,
      logFile: place.logOf(`etcd${n}`),
      arguments: () => [],
      env: readLines(renderEtcd(place, n)),
      isUp: () => isAnswering(`${clientOf(place, n)}/health`),
    }),
  );

/** The member that leads the others: what is written goes through it. */
export const etcdLeader = async (place: Place): Promise<string | undefined> => {
  for (const n of members) {
    const answer = await fetch(`${clientOf(place, n)}/v2/stats/self`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    const said = (await answer?.json().catch(() => undefined)) as { state?: string } | undefined;
    if (said?.state === 'StateLeader') return `etcd${n}`;
  }
  return undefined;
};
