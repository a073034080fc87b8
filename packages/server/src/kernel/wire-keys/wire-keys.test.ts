import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encryptPassword, sealRequest } from '@mall/contract/wire/sm-browser.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { createSealer } from '../sealer.ts';
import { makeSm2Pem, readSm2Key } from '../sm/sm2-key.ts';
import { openWireKeys } from './open-wire-keys.ts';
import { renewWireKey } from './renew-wire-key.ts';

const database = testDatabase();
const sealer = createSealer('one secret that all nodes have, of 32 signs');
const nowhere = '/nowhere/sm2.pem';

const node = async (pem = nowhere, own = sealer) => {
  const keys = openWireKeys(database.db, own, pem, () => {});
  await keys.refresh();
  return keys;
};
/** As if it were so many hours later. */
const pass = (hours: number) =>
  database.db.execute(
    sql`update wire_key set shown_from = shown_from - ${hours} * interval '1 hour', ends_at = ends_at - ${hours} * interval '1 hour'`,
  );

beforeEach(() => database.db.execute(sql`delete from wire_key`));

it('is one key for all nodes, also where they start together', async () => {
  const nodes = await Promise.all([node(), node(), node()]);
  expect(new Set(nodes.map(({ publicKeyHex }) => publicKeyHex)).size).toBe(1);
  const [first, second] = nodes;
  const asked = await sealRequest('{"num":1}', first.publicKeyHex);
  expect(await second.openRequest(asked)).toEqual({ key: asked.key, text: '{"num":1}' });
  expect(await second.decryptPassword(encryptPassword('Aa1!密码', first.publicKeyHex))).toBe('Aa1!密码');
});

it('goes on with the key that a mall had before', async () => {
  const pem = makeSm2Pem();
  const file = join(mkdtempSync(join(tmpdir(), 'wire-')), 'sm2.pem');
  writeFileSync(file, pem);
  expect((await node(file)).publicKeyHex).toBe(readSm2Key(pem).publicKeyHex);
});

it('is renewed so that nobody is refused: known before it is shown, and the old one opens for two days', async () => {
  const [one, other] = [await node(), await node()];
  const old = one.publicKeyHex;
  await pass(24);
  expect(await renewWireKey(database.db, sealer, 90)).toBe(false);
  expect((await Promise.all([renewWireKey(database.db, sealer, 1), renewWireKey(database.db, sealer, 1)])).filter(Boolean)).toHaveLength(1);
  await one.refresh();
  expect(one.publicKeyHex).toBe(old);

  await pass(1);
  await one.refresh();
  expect(one.publicKeyHex).not.toBe(old);
  const [early, late] = [await sealRequest('{}', old), await sealRequest('{}', one.publicKeyHex)];
  expect(await other.openRequest(late)).toBeUndefined();
  await other.refresh();
  for (const each of [one, other]) for (const asked of [early, late]) expect((await each.openRequest(asked))?.text).toBe('{}');

  await pass(48);
  await one.refresh();
  expect(await one.openRequest(early)).toBeUndefined();
  expect((await one.openRequest(late))?.text).toBe('{}');
  await renewWireKey(database.db, sealer, 90);
  expect((await database.db.execute(sql`select public_key from wire_key`)).rows).toEqual([{ public_key: one.publicKeyHex }]);
});

it('is not followed by one that is sealed under another secret, which no node could open at its next start', async () => {
  const { publicKeyHex } = await node();
  const stranger = createSealer('another secret of at least 32 signs, yes');
  await expect(renewWireKey(database.db, stranger, 0)).rejects.toThrow('SEAL_KEY');
  expect((await database.db.execute(sql`select public_key from wire_key where ends_at is null`)).rows).toEqual([
    { public_key: publicKeyHex },
  ]);
});

it('lies in the database sealed, and a node with another secret says so', async () => {
  const { publicKeyHex } = await node();
  const { rows } = await database.db.execute<{ row: string }>(sql`select w::text as row, encode(sealed, 'escape') as text from wire_key w`);
  expect(JSON.stringify(rows)).not.toMatch(/PRIVATE KEY/);
  await expect(node(nowhere, createSealer('another secret of at least 32 signs, yes'))).rejects.toThrow('SEAL_KEY');
  expect(publicKeyHex).toMatch(/^04/);
});
