import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyCall } from '@mall/contract/kernel/call.ts';
import { projectRoot } from '../kernel/config.ts';

type Named = { name: string; call: AnyCall };

const isCall = (value: unknown): value is AnyCall => typeof value === 'object' && value !== null && 'verb' in value && 'access' in value;

/** Every call of the contract, by the name that tests use. */
export const contractCalls = async (): Promise<Named[]> => {
  const found: Named[] = [];
  for (const path of globSync('packages/contract/src/*/*.api.ts', { cwd: projectRoot })) {
    const module = (await import(pathToFileURL(join(projectRoot, path)).href)) as Record<string, unknown>;
    for (const [api, group] of Object.entries(module)) {
      if (typeof group !== 'object' || group === null) continue;
      for (const [name, call] of Object.entries(group)) if (isCall(call)) found.push({ name: `${api}.${name}`, call });
    }
  }
  return found;
};
