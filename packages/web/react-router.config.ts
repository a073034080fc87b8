import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';

/**
 * A stylesheet that late parts of pages share is named by React Router with a `#`, so that the browser takes it once more and it
 * outlives its page. The frame's outlives every page; taken once more it would only lay the whole page out anew.
 */
const takeFrameOnce = () => {
  const folder = join(import.meta.dirname, 'build');
  for (const path of globSync(['client/assets/manifest-*.js', 'server/**/*.js'], { cwd: folder })) {
    const file = join(folder, path);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/(\/frame-[\w-]+\.css)#/g, '$1'));
  }
};

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Every page brings the list of all routes, 7 KB: asked for link by link it came right after a page had woken up, and each answer
  // made React Router draw the page once more.
  routeDiscovery: { mode: 'initial' },
  buildEnd: takeFrameOnce,
} satisfies Config;
