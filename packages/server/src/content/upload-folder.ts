import { join } from 'node:path';
import type { PictureSide } from '@mall/contract/content/upload.rules.ts';
import type { Config } from '../kernel/config.ts';

/** Where the bytes of a key lie. Spread over 256 folders; the key is checked by shape before it comes here. */
export const uploadPath = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>, key: string): string => join(DATA_DIR, 'uploads', key.slice(0, 2), key);

/** A picture made as large as pages show it. */
export const sidePath = (config: Pick<Config, 'DATA_DIR'>, key: string, side: PictureSide): string => `${uploadPath(config, key)}.${side}`;

/** Files that are still arriving. */
export const arrivingFolder = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => join(DATA_DIR, 'uploads', 'arriving');
