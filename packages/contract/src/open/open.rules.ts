import * as z from 'zod';
import { reaches } from '../kernel/access.ts';
import { nameText } from '../kernel/fields.ts';

/** Where the open interface begins: outside of the encrypted wire, which nothing else is. */
export const openBase = '/open/v1';

/** What a key can be made for; its maker must have the rights that the calls of it ask for. */
export const openScopes = ['goods', 'orders.read', 'orders.write', 'aftersales', 'bills', 'invoices', 'contracts', 'inquiries'] as const;
export type OpenScope = (typeof openScopes)[number];

export const openHeaders = {
  key: 'x-mall-key',
  time: 'x-mall-time',
  nonce: 'x-mall-nonce',
  signature: 'x-mall-signature',
  idempotency: 'idempotency-key',
} as const;

/** How far the clock of a caller may be off, in seconds. */
export const openSkew = 300;

/** What a caller signs with HMAC-SHA256 under the secret of his key. `path` and `query` are those of the request line; `query` has no question mark. */
export const openSigned = (asked: {
  method: string;
  path: string;
  query: string;
  bodyHash: string;
  time: string;
  nonce: string;
  idempotencyKey: string;
}): string => [asked.method, asked.path, asked.query, asked.bodyHash, asked.time, asked.nonce, asked.idempotencyKey].join('\n');

/** `silent`: its maker is disabled, was shut out or has left, so that it opens nothing. */
export const keyStates = ['on', 'expired', 'revoked', 'blocked', 'silent'] as const;

export const mostKeys = 20;
export const mostHooks = 10;

const scopes = z
  .array(z.enum(openScopes))
  .min(1, { error: 'open.scopes_missing' })
  .max(openScopes.length)
  .transform((list) => [...new Set(list)]);

export const MakeKey = z.strictObject({
  name: nameText(40, 'open.name_missing'),
  scopes,
  /** How far it sees of what the maker sees. */
  reach: z.enum(reaches).default('company'),
  /** How many days it is good for; without them until it is revoked. */
  days: z.number().int().min(1).max(1095).nullish(),
});
export type MakeKey = z.infer<typeof MakeKey>;

/** For how many hours the old secret goes on being good beside the new one. */
export const RotateKey = z.strictObject({ overlapHours: z.number().int().min(0).max(720).default(24) });
export type RotateKey = z.infer<typeof RotateKey>;
