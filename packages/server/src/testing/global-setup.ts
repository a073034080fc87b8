import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { contractCalls } from '../docs/contract-calls.ts';
import { runnerKey } from '../kernel/http/route.ts';
import { callsFolder, callsMade } from './calls-made.ts';
import { startTestCluster } from './test-cluster.ts';

/** A run of some files, or of some tests in them, says nothing about the calls that the others make. */
const ranWhole = async (project: TestProject): Promise<boolean> => {
  const { cliExclude, testNamePattern } = project.globalConfig;
  if (testNamePattern || (cliExclude ?? []).length > 0) return false;
  const ran = new Set(project.vitest.state.getTestModules().map(({ moduleId }) => moduleId));
  return (await project.globTestFiles()).testFiles.every((file) => ran.has(file));
};

/** Vitest runs this once a run; workers find the cluster by its address. At the end of a whole run every call must have been answered in some test. */
export default async (project: TestProject) => {
  const cluster = await startTestCluster();
  process.env['TEST_CLUSTER_URL'] = cluster.ownerUrl;
  process.env['TEST_MALL_URL'] = cluster.url;
  const folder = mkdtempSync(join(tmpdir(), 'mall-calls-'));
  process.env[callsFolder] = folder;
  return async () => {
    await cluster.stop();
    const made = callsMade(folder);
    rmSync(folder, { recursive: true, force: true });
    if (!(await ranWhole(project))) return;
    const untried = (await contractCalls()).filter(({ call }) => !made.has(runnerKey(call))).map(({ name }) => name);
    if (untried.length > 0) throw new Error(`no test has got an answer to ${untried.join(', ')}`);
  };
};
