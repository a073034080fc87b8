import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Db } from '../db.ts';
import { readRows } from '../read-rows.ts';
import type { Sealer } from '../sealer.ts';
import { makeSm2Pem, readSm2Key } from '../sm/sm2-key.ts';
import { createWireCrypto, type WireCrypto } from '../sm/wire-crypto.ts';
import { layWireKey } from './lay-wire-key.ts';
import { openKeptKey } from './open-kept-key.ts';

const Row = z.strictObject({ publicKey: z.string(), sealed: z.instanceof(Buffer), shown: z.boolean() });
type Kept = z.infer<typeof Row>;

/** The key pairs that every node of the mall has; `refresh` reads them, and is waited for before the first call is taken. */
export type WireKeys = WireCrypto & { refresh(): Promise<void> };

const listKeys = (db: Db): Promise<Kept[]> =>
  readRows(db, Row)`
    select public_key as "publicKey", sealed, shown_from <= now() as shown from wire_key
    where ends_at is null or ends_at > now() order by shown_from desc, id desc`;

/** `firstPem`: a mall that stood before its nodes shared their keys goes on with its own, so that open pages are understood. */
const pemOfFirst = (firstPem: string): string => (existsSync(firstPem) ? readFileSync(firstPem, 'utf8') : makeSm2Pem());

const firstOpened = async <T>(open: readonly WireCrypto[], tried: (one: WireCrypto) => Promise<T | undefined>): Promise<T | undefined> => {
  for (const one of open) {
    const opened = await tried(one);
    if (opened !== undefined) return opened;
  }
  return undefined;
};

export const openWireKeys = (db: Db, sealer: Sealer, firstPem: string, warn: (message: string) => void): WireKeys => {
  const known = new Map<string, WireCrypto>();
  /** The one that pages are given stands first: it opens nearly everything. */
  let open: readonly WireCrypto[] = [];

  const follow = (kept: readonly Kept[]) => {
    const shown = kept.filter((key) => key.shown);
    const wanted = [...shown, ...kept.filter((key) => !key.shown)];
    for (const key of wanted)
      if (!known.has(key.publicKey)) known.set(key.publicKey, createWireCrypto(readSm2Key(openKeptKey(sealer, key)), warn));
    open = wanted.flatMap(({ publicKey }) => known.get(publicKey) ?? []);
    for (const [publicKey, crypto] of known) {
      if (wanted.some((key) => key.publicKey === publicKey)) continue;
      known.delete(publicKey);
      crypto.close();
    }
  };
  const first = (): WireCrypto => {
    const [shown] = open;
    if (!shown) throw new Error('the keys of the wire were not read yet');
    return shown;
  };

  return {
    get publicKeyHex() {
      return first().publicKeyHex;
    },
    openRequest: (request) => firstOpened(open, (one) => one.openRequest(request)),
    decryptPassword: (sealed) => firstOpened(open, (one) => one.decryptPassword(sealed)),
    sealAnswer: (text, key) => first().sealAnswer(text, key),
    refresh: async () => {
      const kept = await listKeys(db);
      if (kept.length > 0) return follow(kept);
      await layWireKey(db, sealer, pemOfFirst(firstPem), 0);
      follow(await listKeys(db));
    },
    close: () => {
      for (const one of open) one.close();
      open = [];
    },
  };
};
