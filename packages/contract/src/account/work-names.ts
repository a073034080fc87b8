import { settings } from '../kernel/settings.ts';
import type { WorkKind } from './work.rules.ts';

/** What a queue is called: in the list, and where its hours are set. */
export const workNameOf = (kind: WorkKind): string => settings[`WORK_${kind.toUpperCase() as Uppercase<WorkKind>}_HOURS`].name;
