import { join } from 'node:path';
import type { Config } from '../kernel/config.ts';

/** Where the bytes of a key lie. Spread over 256 folders; the key is checked by shape before it comes here. */
export const uploadPath = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>, key: string): string => join(DATA_DIR, 'uploads', key.slice(0, 2), key);

/** Files that are still arriving. */
export const arrivingFolder = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => join(DATA_DIR, 'uploads', 'arriving');
