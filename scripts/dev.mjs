// `npm run dev`: the mall on 3000, and the storefront with reloading on 3001, which sends calls and pictures to it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, node24, root, run } from './machine.mjs';

ensureInstalled();
run(['scripts/build.mjs']);
const children = [
  spawn(node24(), ['--watch-path=packages/server/src', '--watch-path=packages/contract/src', 'packages/server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn(node24(), [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'dev'], { cwd: join(root, 'packages/web'), stdio: 'inherit' }),
];
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => children.forEach((child) => child.kill(signal)));
