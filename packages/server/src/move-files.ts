import { parseArgs } from 'node:util';
import { readConfig } from './kernel/config.ts';
import { copyFiles } from './kernel/files/copy-files.ts';
import { diskFiles } from './kernel/files/disk-files.ts';
import { s3Files } from './kernel/files/s3-files.ts';

/** `npm run move-files -- --to=s3|disk`: copies every file of the mall to the other place and holds it against the original there. Nothing is deleted without `--delete`. */
const say = (line: string) => process.stdout.write(`${line}\n`);
const everyFiles = 1000;

const { to, delete: remove = false } = parseArgs({ options: { to: { type: 'string' }, delete: { type: 'boolean' } } }).values;
const config = readConfig();
if (to !== 's3' && to !== 'disk') throw new Error('say where to: --to=s3 or --to=disk');
if (config.FILES_URL === undefined) throw new Error('FILES_URL says which store it is; it is not set');

const [disk, s3] = [diskFiles(config), s3Files(config)];
await s3.check();
const way = { place: config, remove, ...(to === 's3' ? { from: disk, to: s3 } : { from: s3, to: disk }) };
const done = await copyFiles(way, ({ copied, there }) => {
  if ((copied + there) % everyFiles === 0) say(`${copied + there} files …`);
});
say(`copied ${done.copied} files (${done.bytes} bytes), there already ${done.there}, deleted ${done.removed}, failed ${done.wrong.length}`);
for (const line of done.wrong) say(line);
process.exitCode = done.wrong.length === 0 ? 0 : 1;
