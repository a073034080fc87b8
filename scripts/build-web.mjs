// Builds the three sites whose sources are newer than their last build, and compresses what is served as it is.
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { newest, root, run, say } from './machine.mjs';

const bin = (path) => join(root, 'node_modules', path);
const shared = ['kit', 'ui', 'client', 'contract', 'grammar'];

const sites = [
  {
    name: 'web',
    words: 'the storefront',
    uses: shared,
    build: (folder) => [bin('@react-router/dev/bin.cjs'), 'build', folder, '--logLevel', 'warn'],
    assets: 'build/client/assets/*.{js,css,svg}',
  },
  ...['seller', 'operations'].map((name) => ({
    name,
    words: `the ${name} site`,
    uses: [...shared, 'counter'],
    build: (folder) => [bin('vite/bin/vite.js'), 'build', folder, '--config', join(folder, 'vite.config.ts'), '--logLevel', 'warn'],
    assets: 'build/assets/*.{js,css,svg}',
  })),
];

const sourcesOf = ({ name, uses }) =>
  globSync([`packages/{${[name, ...uses].join(',')}}/**/*`, 'package-lock.json'], {
    cwd: root,
    exclude: (path) => /node_modules|\/build\/|\/build$|\.react-router|\.test\./.test(typeof path === 'string' ? path : path.name),
  })
    .map((path) => join(root, path))
    .filter((path) => statSync(path).isFile());

const compress = (file) => {
  const bytes = readFileSync(file);
  if (bytes.length < 1024) return;
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }));
};

const buildSite = (site) => {
  const folder = join(root, 'packages', site.name);
  const mark = join(folder, 'build/.built');
  if (existsSync(mark) && statSync(mark).mtimeMs >= newest(sourcesOf(site))) return 0;
  say(`building ${site.words} …`);
  const started = Date.now();
  const code = run(site.build(folder), { NODE_ENV: 'production' });
  if (code !== 0) return code;
  for (const path of globSync(site.assets, { cwd: folder })) compress(join(folder, path));
  writeFileSync(mark, '');
  say(`built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return 0;
};

export const buildWeb = () => {
  for (const site of sites) {
    const code = buildSite(site);
    if (code !== 0) return code;
  }
  return 0;
};
