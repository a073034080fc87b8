import type { Tx } from '../kernel/db.ts';
import type { BuyerSight } from '../kernel/side.ts';

/** Whose account is closed: as himself, reaching nobody else's. Files of the download centre go after the transaction, when its rows are gone: a transaction that fails takes none. */
type Leaving = { readonly side: BuyerSight; readonly leftFiles: string[] };

/**
 * Takes away what a room knows of a member, in the transaction that closes his account. What was traded and what the law has us keep stays, under
 * a number that is nobody's. `erasers.ts` has those of all rooms.
 */
export type Eraser = (tx: Tx, leaving: Leaving) => Promise<unknown>;
