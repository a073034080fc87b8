import type { Config } from '../config.ts';
import { diskFiles } from './disk-files.ts';
import type { Files } from './files.ts';
import { s3Files } from './s3-files.ts';

/** Where the files of this mall lie: the store that is named, or its own disk. */
export const openFiles = (config: Config): Files => (config.FILES_URL === undefined ? diskFiles(config) : s3Files(config));
