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
  // What draws a screen is asked for when somebody comes near a link to it (PageLink): a list of all would grow with every screen.
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  buildEnd: takeFrameOnce,
} satisfies Config;
