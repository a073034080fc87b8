import { startTestCluster } from './test-cluster.ts';

/** Vitest runs this once a run; workers find the cluster by its address. */
export default async () => {
  const cluster = await startTestCluster();
  process.env['TEST_CLUSTER_URL'] = cluster.url;
  return cluster.stop;
};
