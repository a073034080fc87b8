import { isAnswering } from './is-answering.ts';
import { openPart, type Part } from './part.ts';
import type { Place } from './place.ts';

const members = [1, 2, 3] as const;

/** Three, so that one may be lost: they are small. */
export const etcdParts = (place: Place): Part[] => {
  const peerOf = (n: (typeof members)[number]) => `http://127.0.0.1:${place.ports[`etcd${n}peer`]}`;
  return members.map((n) => {
    const client = `http://127.0.0.1:${place.ports[`etcd${n}`]}`;
    return openPart({
      name: `etcd${n}`,
      program: 'etcd',
      user: place.user,
      logFile: place.logOf(`etcd${n}`),
      arguments: () => [
        `--name=etcd${n}`,
        `--data-dir=${place.own(`etcd${n}`)}`,
        `--listen-client-urls=${client}`,
        `--advertise-client-urls=${client}`,
        `--listen-peer-urls=${peerOf(n)}`,
        `--initial-advertise-peer-urls=${peerOf(n)}`,
        `--initial-cluster=${members.map((each) => `etcd${each}=${peerOf(each)}`).join(',')}`,
        // As `deploy/etcd.env`.
        '--enable-v2',
        // A box that carries everything at once answers late now and then.
        '--heartbeat-interval=300',
        '--election-timeout=3000',
      ],
      isUp: () => isAnswering(`${client}/health`),
    });
  });
};
