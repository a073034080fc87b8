import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './place.ts';

const currentOf = (place: Place): string => join(place.folder, 'current');

/** What a node runs when it starts, as on a machine of its own: `current` is a link to the folder of a version. */
export const mainOf = (place: Place): string => join(currentOf(place), 'packages/server/src/main.ts');

export const layVersion = (place: Place, root: string): void => {
  rmSync(currentOf(place), { force: true });
  symlinkSync(root, currentOf(place));
};
