import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import { hashToken } from '../hash-token.ts';

/** How long somebody may take to say who he is. */
export const askingMs = 10 * 60_000;
export const askingKey = (cookie: string): string => `identity:${hashToken(cookie).toString('base64url')}`;

/** What is kept of a question until its answer comes. */
export const KeptAsking = z.strictObject({
  /** Whose provider was asked; null: the mall's own. */
  companyId: Id.nullable(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
  /** Where of this site to go then. */
  url: z.string(),
});
export type KeptAsking = z.infer<typeof KeptAsking>;

/** Where the mall's own provider sends people back to; a company's, under it, to a place of its own. */
export const callbackPath = '/iamCallback';

/** One place for each: at a shared one, a company's provider could send its visitor on to another and be given the code that comes from there. */
export const callbackPathOf = (companyId: Id | null | undefined): string => (companyId ? `${callbackPath}/${companyId}` : callbackPath);
