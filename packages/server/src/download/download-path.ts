import { join } from 'node:path';
import type { Config } from '../kernel/config.ts';

export const downloadFolder = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => join(DATA_DIR, 'exports');

/** Where a made file lies. Its name in the folder is drawn by the mall and says nothing. */
export const downloadPath = (config: Pick<Config, 'DATA_DIR'>, file: string): string => join(downloadFolder(config), file);
