import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Share = { close: () => void };

const periodMicros = 50_000;
const limitsOf = (share: number): readonly (readonly [root: string, files: Readonly<Record<string, string>>])[] => {
  const micros = String(Math.round(periodMicros * share));
  return [
    ['/sys/fs/cgroup/cpu', { 'cpu.cfs_period_us': String(periodMicros), 'cpu.cfs_quota_us': micros }],
    ['/sys/fs/cgroup', { 'cpu.max': `${micros} ${periodMicros}` }],
  ];
};

/** Holds a process with all its threads to a share of one core, so that one box can tell what another node adds. Undefined where this user may not. */
export const holdToShare = (name: string, pids: readonly number[], share: number): Share | undefined => {
  for (const [root, files] of limitsOf(share)) {
    if (!existsSync(join(root, 'cgroup.procs'))) continue;
    const folder = join(root, `mall-${name}-${process.pid}`);
    try {
      mkdirSync(folder);
      for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
      for (const pid of pids) writeFileSync(join(folder, 'cgroup.procs'), String(pid));
    } catch {
      continue;
    }
    return {
      close: () => {
        // Only an empty one goes: whoever is still in it goes back first.
        for (const pid of pids) if (existsSync(`/proc/${pid}`)) writeFileSync(join(root, 'cgroup.procs'), String(pid));
        rmdirSync(folder);
      },
    };
  }
  return undefined;
};
