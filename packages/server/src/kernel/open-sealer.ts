import { join } from 'node:path';
import type { Config } from './config.ts';
import { loadOwnSecret } from './own-secret.ts';
import { createSealer, type Sealer } from './sealer.ts';

export const openSealer = ({ SEAL_KEY, DATA_DIR }: Config): Sealer =>
  createSealer(SEAL_KEY ?? loadOwnSecret(join(DATA_DIR, 'keys/seal.key')));
