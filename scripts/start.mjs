// `npm start`: install, build, then the mall itself (which brings up its database and, the first time, its demo data).
import { become, ensureInstalled, run } from './machine.mjs';

ensureInstalled();
const built = run(['scripts/build.mjs']);
if (built !== 0) process.exit(built);
become(['packages/server/src/main.ts', ...process.argv.slice(2)]);
