import { randomBytes } from 'node:crypto';
import { endingOf, uploadEndings, uploadLimits } from '@mall/contract/content/upload.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Member } from '../kernel/actor.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { removeParts } from './arriving-parts.ts';
import { cleanFileName } from './clean-file-name.ts';
import { boundMember, tooLarge, wrongType } from './keep-upload.ts';
import { plainName, sealName } from './seal-name.ts';

type Announced = { name: string; size: number; mark: string; sealed: boolean };
const KeyRow = z.strictObject({ key: z.string() });
const Row = z.strictObject({ key: z.string(), offset: z.number() });

/** What was announced and of which nothing came makes room: who only announces would shut himself out of uploads for a day. */
const giveUpIdle = async ({ db }: Pick<House, 'db'>, { memberId }: Member): Promise<void> => {
  await db.execute(
    sql`delete from upload_arriving where member_id = ${memberId} and received = 0 and touched_at < now() - interval '10 minutes'`,
  );
};

/** Begins a document that comes in parts. Who begins the same one again goes on where it broke off, also after a reload. */
export const beginUpload = async (
  house: Pick<House, 'db' | 'memory' | 'sealer' | 'files'>,
  actor: Member,
  { name: given, size, mark, sealed }: Announced,
): Promise<z.infer<typeof Row>> => {
  const clear = cleanFileName(given);
  if (!uploadEndings.file.includes(endingOf(clear))) throw wrongType('file');
  // By which a sealed file is known again when its owner begins it anew, without saying how it is called.
  const name = sealed ? `${house.sealer.mark(`upload ${actor.memberId} ${clear}`).toString('hex')}.${plainName(clear)}` : clear;
  if (size > uploadLimits.file) throw tooLarge('file');
  // All of it came, and the mall ended before it became a file: there is no part left to send that would make it one.
  const [whole] = await readRows(house.db, KeyRow)`
    delete from upload_arriving where member_id = ${actor.memberId} and name = ${name} and bytes = ${size} and mark = ${mark} and received = bytes returning key`;
  if (whole) await removeParts(house.files, whole.key, size);
  const [begun] = await readRows(house.db, Row)`
    update upload_arriving set touched_at = now() where member_id = ${actor.memberId} and name = ${name} and bytes = ${size} and mark = ${mark}
    returning key, received::float8 as "offset"`;
  if (begun) return begun;
  await giveUpIdle(house, actor);
  await boundMember(house, actor);
  const key = randomBytes(16).toString('hex');
  // Two pages that begin the same file write to one: each part is taken once.
  const [made] = await readRows(house.db, Row)`
    insert into upload_arriving (key, member_id, name, bytes, mark, sealed_name)
    values (${key}, ${actor.memberId}, ${name}, ${size}, ${mark}, ${sealed ? sealName(house, key, clear) : null})
    on conflict (member_id, name, bytes, mark) do update set touched_at = now() returning key, received::float8 as "offset"`;
  return made as z.infer<typeof Row>;
};
