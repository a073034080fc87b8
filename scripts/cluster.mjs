// `npm run cluster`: install, build, then several nodes with all that stands around them, on this box.
import { become, ensureInstalled, run } from './machine.mjs';

ensureInstalled();
const built = run(['scripts/build.mjs']);
if (built !== 0) process.exit(built);
become(['packages/bench/src/cluster/cluster.ts', ...process.argv.slice(2)]);
