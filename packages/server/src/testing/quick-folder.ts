import { existsSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const memory = '/dev/shm';
const gibibyte = 1024 ** 3;

/** A whole run writes less than half of it. */
const roomy = 4 * gibibyte;

const isRoomy = (): boolean => {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= roomy && freemem() >= 2 * roomy;
};

/** Where a test run keeps its databases: in memory where there is plenty. Each file of tests makes and drops one, of some thousand files, which costs a disk ten times as much. */
export const quickFolder = (): string => (isRoomy() ? memory : tmpdir());
