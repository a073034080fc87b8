import { randomBytes } from 'node:crypto';
import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { House } from '../../kernel/house.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import { hashToken } from '../hash-token.ts';
import { askingMs } from './asking.ts';

/** Whom a company's provider has named, until he has shown which mobile is his. */
const Newcomer = z.strictObject({
  companyId: Id,
  identity: z.strictObject({ issuer: z.string(), subject: z.string(), mobile: z.string(), email: z.string(), name: z.string() }),
  url: z.string().optional(),
});
type Newcomer = z.infer<typeof Newcomer>;

const keyOf = (cookie: string): string => `identity:newcomer:${hashToken(cookie).toString('base64url')}`;

/** For this browser alone, by a cookie that no script reads: with a link, somebody could have another prove the mobile for him. */
export const keepNewcomer = async (house: House, visitor: Visitor, newcomer: Newcomer): Promise<void> => {
  const cookie = randomBytes(32).toString('base64url');
  await house.memory.set(keyOf(cookie), JSON.stringify(newcomer), askingMs);
  visitor.giveAsking(cookie);
};

export const findNewcomer = async (house: House, { asking }: Visitor): Promise<Newcomer | undefined> => {
  const kept = asking === '' ? undefined : await house.memory.get(keyOf(asking));
  return kept === undefined ? undefined : Newcomer.parse(JSON.parse(kept));
};

/** False to whoever comes second. */
export const takeNewcomer = async (house: House, visitor: Visitor): Promise<boolean> => {
  const taken = await house.memory.take(keyOf(visitor.asking));
  if (taken !== undefined) visitor.giveAsking(undefined);
  return taken !== undefined;
};
