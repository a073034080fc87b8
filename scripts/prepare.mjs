// `npm run build`: install and build without starting, on whatever Node the machine has.
import { ensureInstalled, run } from './machine.mjs';

ensureInstalled();
process.exitCode = run(['scripts/build.mjs']);
