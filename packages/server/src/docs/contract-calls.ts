import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyCall } from '@mall/contract/kernel/call.ts';
import { projectRoot } from '../kernel/config.ts';

/** `name` is its group's and its own: `orderApi.page`. */
export type NamedCall = { room: string; name: string; call: AnyCall };

const isCall = (value: unknown): value is AnyCall => typeof value === 'object' && value !== null && 'verb' in value && 'access' in value;

/** Every call of the contract, with the room that agreed on it. */
export const contractCalls = async (): Promise<NamedCall[]> => {
  const found: NamedCall[] = [];
  for (const path of globSync('packages/contract/src/*/*.api.ts', { cwd: projectRoot })) {
    const room = basename(dirname(path));
    const module = (await import(pathToFileURL(join(projectRoot, path)).href)) as Record<string, unknown>;
    for (const [api, group] of Object.entries(module)) {
      if (typeof group !== 'object' || group === null) continue;
      for (const [name, call] of Object.entries(group)) if (isCall(call)) found.push({ room, name: `${api}.${name}`, call });
    }
  }
  return found;
};
