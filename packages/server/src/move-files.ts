import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endWithReason } from './end-with-reason.ts';
import { readConfig } from './kernel/config.ts';
import { copyFiles } from './kernel/files/copy-files.ts';
import { diskFiles } from './kernel/files/disk-files.ts';
import { fileFolders } from './kernel/files/files.ts';
import { s3Files } from './kernel/files/s3-files.ts';

/** `npm run move-files -- --to=s3|disk`: copies every file of the mall to the other place and holds it against the original there. Nothing is deleted without `--delete`. */
const say = (line: string) => process.stdout.write(`${line}\n`);
const everyFiles = 1000;
const mostNamed = 50;

const move = async (): Promise<boolean> => {
  const { to, delete: remove = false } = parseArgs({ options: { to: { type: 'string' }, delete: { type: 'boolean' } } }).values;
  const config = readConfig();
  if (to !== 's3' && to !== 'disk') throw new Error('say where to: --to=s3 or --to=disk');
  if (config.FILES_URL === undefined) throw new Error('FILES_URL says which store it is; it is not set');
  if (to === 's3' && !fileFolders.some((folder) => existsSync(join(config.DATA_DIR, folder))))
    throw new Error(`there is no file of a mall in ${config.DATA_DIR}; DATA_DIR says where they lie`);
  const [disk, s3] = [diskFiles(config), s3Files(config)];
  await s3.check();
  const way = { place: config, remove, ...(to === 's3' ? { from: disk, to: s3 } : { from: s3, to: disk }) };
  const { copied, bytes, there, removed, wrong, stopped } = await copyFiles(way, (done) => {
    if ((done.copied + done.there) % everyFiles === 0) say(`${done.copied + done.there} files …`);
  });
  say(`copied ${copied} files (${bytes} bytes), there already ${there}, deleted ${removed}, failed ${wrong.length}`);
  for (const line of wrong.slice(0, mostNamed)) say(line);
  if (stopped !== undefined) say(`stopped: ${stopped}; the same command goes on from here`);
  return wrong.length === 0 && stopped === undefined;
};

await move()
  .then((whole) => {
    process.exitCode = whole ? 0 : 1;
  })
  .catch(endWithReason());
