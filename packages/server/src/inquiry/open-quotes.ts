import { QuoteFields } from '@mall/contract/inquiry/inquiry.rules.ts';
import { answeredStates, type InvitationState } from '@mall/contract/inquiry/invitation.machine.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CompanySide } from '../company/company-side.ts';
import { openUploads } from '../content/open-uploads.ts';
import type { Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type Lock, openWith } from '../kernel/lock-box.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type By, byOf, system } from '../kernel/side.ts';
import { type LockedInquiry, lockInquiry } from './lock-inquiry.ts';
import { moveInquiry } from './move-inquiry.ts';
import { tryMoveInvitation } from './move-invitation.ts';
import { boundTo } from './quote-inquiry.ts';
import { seesInquiries } from './store-rights.ts';
import { tellBuyer, tellSuppliers } from './tell-inquiry.ts';

type Opener = Pick<House, 'sealer'>;

const bytes = z.custom<Buffer>(Buffer.isBuffer);
const SealedRow = z.strictObject({ id: Id, invitationId: Id, storeId: Id, version: z.number(), counts: z.boolean(), sealed: bytes });
const KeyRow = z.strictObject({ lockPublic: bytes, lockPrivate: bytes });
const NumRow = z.strictObject({ seq: z.number(), num: z.number() });

/** How many versions of an invitation `i` were taken back: those before its last withdrawal, one for each time it quoted. */
const takenBack = sql`(select count(*) from invitation_event e where e.invitation_id = i.id and e.event = 'quote'
  and e.seq < (select max(w.seq) from invitation_event w where w.invitation_id = i.id and w.event = 'withdraw'))`;

/** The one place where the private half of an inquiry's lock is read. */
const lockOf = async (tx: Tx, { sealer }: Opener, id: Id): Promise<Lock> => {
  const [row] = await readRows(tx, KeyRow)`select lock_public as "lockPublic", lock_private as "lockPrivate" from inquiry where id = ${id}`;
  const { lockPublic, lockPrivate } = row as z.infer<typeof KeyRow>;
  return { publicKey: lockPublic, privateKey: Buffer.from(sealer.open(lockPrivate), 'base64') };
};

/** What each version says of those who stand by a quote in this round, all written at once. What was taken back stays unread, also where another came after it, and files are opened of what counts alone. */
const unseal = async (tx: Tx, house: Opener, { id, companyId, round }: LockedInquiry): Promise<void> => {
  const lock = await lockOf(tx, house, id);
  const nums = new Map(
    (await readRows(tx, NumRow)`select seq, num from inquiry_line where inquiry_id = ${id}`).map(({ seq, num }) => [seq, num]),
  );
  const rows = await readRows(tx, SealedRow)`
    select t.id::text, i.id::text as "invitationId", i.store_id::text as "storeId", t.version, t.version = i.version as counts, t.sealed
    from invitation i join quotation t on t.invitation_id = i.id where i.inquiry_id = ${id} and i.round = ${round} and i.state = 'quoted' and t.version > ${takenBack} order by i.id, t.version`;
  const opened = rows.map((row) => {
    const said = QuoteFields.parse(JSON.parse(openWith(lock, row.sealed, boundTo(row.invitationId, row.version))));
    return {
      id: row.id,
      storeId: row.storeId,
      counts: row.counts,
      said,
      totalFen: said.lines.reduce((sum, { seq, price }) => sum + fromYuan(price) * (nums.get(seq) ?? 0), 0),
      days: Math.max(...said.lines.map(({ days }) => days)),
    };
  });
  await tx.execute(sql`
    update quotation t set opened = o -> 'said', total_fen = (o ->> 'totalFen')::bigint, days = (o ->> 'days')::int,
      valid_until = now() + make_interval(days => (o -> 'said' ->> 'validDays')::int)
    from jsonb_array_elements(${JSON.stringify(opened)}::jsonb) o where t.id = (o ->> 'id')::bigint`);
  for (const { storeId, said } of opened.filter(({ counts }) => counts))
    await openUploads(
      tx,
      said.files.map(({ url }) => url),
      { companyId, storeId, may: seesInquiries },
    );
};

const Standing = z.strictObject({ quoted: z.number(), waiting: z.number() });

/** How many quote in the round, and how many have not answered. */
export const standingOf = async (tx: Tx, { id, round }: LockedInquiry): Promise<z.infer<typeof Standing>> => {
  const [found] = await readRows(tx, Standing)`
    select count(*) filter (where state = 'quoted')::int as quoted, count(*) filter (where state <> all (${sql.param([...answeredStates])}::text[]))::int as waiting
    from invitation where inquiry_id = ${id} and round = ${round}`;
  return found as z.infer<typeof Standing>;
};

/** Moves the invitations of a round that stand in these states. */
const endThose = async (
  tx: Tx,
  { id, round }: LockedInquiry,
  by: By,
  { event, states, but }: { event: 'miss' | 'lose'; states: readonly InvitationState[]; but?: Id | undefined },
): Promise<void> => {
  const rows = await readRows(tx, IdRow)`
    select id::text from invitation where inquiry_id = ${id} and round = ${round} and state = any (${sql.param([...states])}::text[])
      and id is distinct from ${but ?? null}::bigint order by id`;
  for (const { id: invitationId } of rows) await tryMoveInvitation(tx, invitationId, event, by);
};

/** Who has no quote in a round that is over. */
export const endUnquoted = (tx: Tx, inquiry: LockedInquiry, by: By): Promise<void> =>
  endThose(tx, inquiry, by, { event: 'miss', states: ['invited', 'viewed', 'declined', 'withdrawn'] });

/** Who quoted and is not chosen. */
export const loseQuoted = (tx: Tx, inquiry: LockedInquiry, by: By, but?: Id): Promise<void> =>
  endThose(tx, inquiry, by, { event: 'lose', states: ['quoted'], but });

/** Opens early: everybody who was asked has said whether he quotes. */
export const openInquiry = async (tx: Tx, house: Opener, side: CompanySide, id: Id): Promise<void> => {
  const inquiry = await lockInquiry(tx, side, id);
  if (inquiry.state !== 'quoting') throw refuse('inquiry.moved');
  const { quoted, waiting } = await standingOf(tx, inquiry);
  if (!inquiry.over && waiting > 0) throw refuse('inquiry.not_all_answered');
  if (quoted < inquiry.quotesLeast) throw refuse('inquiry.quotes_lacking');
  await moveInquiry(tx, id, inquiry.over ? 'open' : 'openEarly', byOf(side), {
    also: sql`, opened_at = now(), opened_by = ${side.memberId}`,
  });
  await unseal(tx, house, inquiry);
  await endUnquoted(tx, inquiry, byOf(side));
  await tellSuppliers(tx, id, 'opened');
};

/** The deadline has come: it is opened, or has failed for too few quotes. The clock's. */
export const closeQuoting = async (tx: Tx, house: Opener, id: Id): Promise<void> => {
  const inquiry = await lockInquiry(tx, system, id);
  if (inquiry.state !== 'quoting' || !inquiry.over) return;
  const { quoted } = await standingOf(tx, inquiry);
  const by = byOf(system);
  if (quoted < inquiry.quotesLeast) {
    await moveInquiry(tx, id, 'lacksQuotes', by);
    await endUnquoted(tx, inquiry, by);
    await loseQuoted(tx, inquiry, by);
    await tellBuyer(tx, id, 'lacking', by);
    return tellSuppliers(tx, id, 'ended');
  }
  await moveInquiry(tx, id, 'open', by, { also: sql`, opened_at = now(), opened_by = null` });
  await unseal(tx, house, inquiry);
  await endUnquoted(tx, inquiry, by);
  await tellBuyer(tx, id, 'opened', by);
  await tellSuppliers(tx, id, 'opened');
};
