import { signDemoContracts } from '../demo/agreement/sign-demo-contracts.ts';
import type { DatabaseUrls } from './fill-house.ts';
import type { Config } from './kernel/config.ts';
import { openPool } from './kernel/db.ts';
import { openFiles } from './kernel/files/open-files.ts';
import { openSealer } from './kernel/open-sealer.ts';

/** What a demo gets while its mall is open already: contracts are real files with real signatures, and nobody waits for these at the door. */
export const fillLater = async (config: Config, { ownerUrl }: DatabaseUrls): Promise<void> => {
  if (!config.demoOn || !config.sandboxOn) return;
  const pool = openPool(ownerUrl, 2);
  try {
    await signDemoContracts(pool, openSealer(config), { config, files: openFiles(config) });
  } finally {
    await pool.end();
  }
};
