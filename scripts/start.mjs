// `npm start`: install, build, then the mall itself (which brings up its database and, the first time, its demo data).
import { readFileSync } from 'node:fs';
import { become, ensureInstalled, run } from './machine.mjs';

ensureInstalled();
const built = run(['scripts/build.mjs']);
if (built !== 0) process.exit(built);
// docs/decisions/0011 says what they are for.
const settings = JSON.parse(readFileSync(new URL('../packages/server/node-settings.json', import.meta.url), 'utf8'));
become([...settings.arguments, 'packages/server/src/main.ts', ...process.argv.slice(2)], settings.environment);
