import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Db, inTransaction } from '../db.ts';
import type { House } from '../house.ts';
import { readRows } from '../read-rows.ts';
import type { Sealer } from '../sealer.ts';
import { makeSm2Pem } from '../sm/sm2-key.ts';
import { layWireKey } from './lay-wire-key.ts';
import { openKeptKey } from './open-kept-key.ts';

export const wireKeyChannel = 'wire_key';
/** By then every node has read a new key, so that pages may be given it. */
const leadSeconds = 60;
/** So long a page that was opened with the old key is understood; an older one asks for the new key when it is refused. */
const overlapHours = 48;

const Kept = z.strictObject({ publicKey: z.string(), sealed: z.instanceof(Buffer) });

/** Lays the next key beside the last one where that is at least so old, and lets go of those that open nothing any more. Whether it did. */
export const renewWireKey = (db: Db, sealer: Sealer, leastDays: number): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`delete from wire_key where ends_at < now()`);
    const old = await readRows(tx, Kept)`
      update wire_key set ends_at = now() + ${leadSeconds} * interval '1 second' + ${overlapHours} * interval '1 hour'
      where ends_at is null and shown_from <= now() - ${leastDays} * interval '1 day'
      returning public_key as "publicKey", sealed`;
    if (old.length === 0) return false;
    // Laid under another key than the nodes have, it would stop each of them at its next start.
    for (const kept of old) openKeptKey(sealer, kept);
    await layWireKey(tx, sealer, makeSm2Pem(), leadSeconds);
    await tx.execute(sql`select pg_notify(${wireKeyChannel}, '')`);
    return true;
  });

export const renewDueWireKey = async ({ db, sealer, config }: House): Promise<void> => {
  if (config.WIRE_KEY_DAYS > 0) await renewWireKey(db, sealer, config.WIRE_KEY_DAYS);
};
