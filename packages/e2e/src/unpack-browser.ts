import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';

const packageFolder = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
const version = (JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string }).version;

/** One for each version and user: a browser that another left there must not be taken, nor one that was half unpacked. */
const freshFolder = (): { folder: string; finish: () => void } => {
  const folder = join(tmpdir(), `mall-chromium-${version}-${userInfo().uid}`);
  const done = join(folder, '.complete');
  if (!existsSync(done)) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return { folder, finish: () => writeFileSync(done, '') };
};

/** The browser that npm brought, with the libraries that a bare machine lacks. It needs nobody's permission to be there. */
export const unpackBrowser = async (): Promise<{ executablePath: string; libraries: string }> => {
  const { folder, finish } = freshFolder();
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder; // where the package unpacks
  try {
    const { default: packed, inflate } = await import('@sparticuz/chromium');
    const executablePath = await packed.executablePath();
    const unpacked = await inflate(join(packageFolder, 'bin/al2023.tar.br'));
    finish();
    return { executablePath, libraries: join(unpacked, 'lib') };
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
};
