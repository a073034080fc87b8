// Builds the storefront when its sources are newer than the last build, and compresses what is served as it is.
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { newest, root, run, say } from './machine.mjs';

const web = join(root, 'packages/web');
const mark = join(web, 'build/.built');

const sources = () =>
  globSync(['packages/{web,kit,ui,client,contract,grammar}/**/*', 'package-lock.json'], {
    cwd: root,
    exclude: (path) => /node_modules|\/build|\.react-router|\.test\./.test(typeof path === 'string' ? path : path.name),
  }).map((path) => join(root, path));

export const buildWeb = () => {
  if (existsSync(mark) && statSync(mark).mtimeMs >= newest(sources().filter((path) => statSync(path).isFile()))) return 0;
  say('building the storefront …');
  const started = Date.now();
  const code = run([join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build', web, '--logLevel', 'warn'], { NODE_ENV: 'production' });
  if (code !== 0) return code;
  for (const path of globSync('build/client/assets/*.{js,css,svg}', { cwd: web })) {
    const file = join(web, path);
    const bytes = readFileSync(file);
    if (bytes.length < 1024) continue;
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }));
  }
  writeFileSync(mark, '');
  say(`built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return 0;
};
