import type { Id } from '@mall/contract/kernel/fields.ts';
import type { SQL } from 'drizzle-orm';

/**
 * What a room knows of a member, as he may take it with him. `select` is a statement with an `id` (bigint) that orders its rows, and a column for each
 * fact; secrets (hashes, tokens) are no facts. `own-data-parts.ts` has those of all rooms.
 */
export type OwnDataPart = { readonly name: string; readonly select: (memberId: Id) => SQL };
