import * as z from 'zod';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { sandboxHook } from './hook-address.ts';

const Row = z.strictObject({ secret: z.instanceof(Buffer) });

/** With what news to the stand-in for companies' own systems is signed: of those alone who have it for their system. */
export const readHookSecrets = async ({ db, sealer, config }: House): Promise<string[]> => {
  const rows = await readRows(db, Row)`select secret from open_hook where url = ${sandboxHook(config) ?? ''}`;
  return rows.map(({ secret }) => sealer.open(secret));
};
