import { sql } from 'drizzle-orm';
import type { Tx } from '../db.ts';
import type { Sealer } from '../sealer.ts';
import { readSm2Key } from '../sm/sm2-key.ts';

/** Bound to the public half: a sealed key that was moved to another row opens nothing. */
const sealWireKey = (sealer: Sealer, pem: string, publicKey: string): Buffer => sealer.apart('wire').sealBytes(Buffer.from(pem), publicKey);

/** Of two nodes that lay the first or the next one together, one does; the other finds it there. */
export const layWireKey = async (tx: Tx, sealer: Sealer, pem: string, leadSeconds: number): Promise<void> => {
  const { publicKeyHex } = readSm2Key(pem);
  await tx.execute(sql`
    insert into wire_key (public_key, sealed, shown_from)
    values (${publicKeyHex}, ${sealWireKey(sealer, pem, publicKeyHex)}, now() + ${leadSeconds} * interval '1 second')
    on conflict do nothing`);
};
