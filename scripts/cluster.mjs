// `npm run cluster`: install, then several nodes with all that stands around them, on this box.
import { become, ensureInstalled } from './machine.mjs';

ensureInstalled();
become(['packages/bench/src/cluster/cluster.ts', ...process.argv.slice(2)]);
