// Imported before anything that draws: React decides once, by this word, whether it is the one for development, which draws three times as slowly.
// What is served is built for production in every mode.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '../kernel/config.ts';

const ofWeb = createRequire(join(projectRoot, 'packages/web/package.json'));
const { NODE_ENV: mode } = process.env;
process.env['NODE_ENV'] = 'production';
for (const name of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server']) ofWeb(name);
if (mode === undefined) delete process.env['NODE_ENV'];
else process.env['NODE_ENV'] = mode;
