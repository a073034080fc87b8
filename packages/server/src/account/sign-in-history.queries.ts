import { type AuditEvent, auditEventOf } from '@mall/contract/account/audit-events.ts';
import type { SignIn, securityApi } from '@mall/contract/account/security.api.ts';
import { historyDays, signInWays } from '@mall/contract/account/security.rules.ts';
import { failureOf, isErrorCode } from '@mall/contract/errors.ts';
import type { QueryOf } from '@mall/contract/kernel/call.ts';
import { Id, TimeText } from '@mall/contract/kernel/fields.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { sqlList } from '../kernel/sql-list.ts';
import { timeText } from '../kernel/time-text.ts';
import { describeDevice } from './describe-device.ts';
import { findFirstSignIns } from './first-sign-ins.queries.ts';
import { type PlaceReader, placeOf } from './place-of.ts';

/** What is about coming in and going out; what else is refused (a picture misread, a code for a new mobile) is nobody at the door. */
const events: readonly AuditEvent[] = [
  'account.signed_in',
  'account.signed_out',
  'account.registered',
  'account.session_ended',
  'account.sessions_ended',
  'account.device_disowned',
  'account.sign_in_wrong',
  'account.sign_in_locked',
  'account.code_wrong',
  'account.disabled',
  'account.password_outdated',
];

/** By these somebody came in; by what else is done, somebody went out. */
const comings: ReadonlySet<string> = new Set(['account.signed_in', 'account.registered']);

const Row = z.strictObject({ id: Id, time: TimeText, event: z.string(), way: z.enum(signInWays), address: z.string(), device: z.string() });

/** The own part, and what was refused to somebody who named this account without proving it, under whichever mobile it had then. */
const ownOf = ({ memberId }: Member): SQL => {
  const kinds = sql`event = any (${sqlList(events, 'text')}) and coalesce(detail ->> 'way', '') not in ('bind', 'prove') and at > now() - make_interval(days => ${historyDays})`;
  return sql`(
    select id, at, event, detail, address, device from audit_log where member_id = ${memberId} and ${kinds}
    union all
    select id, at, event, detail, address, device from audit_log
    where member_id is null and target_id = ${memberId} and ${kinds})`;
};

export const listSignIns = async (
  tx: Tx,
  actor: Member,
  { page, limit }: QueryOf<typeof securityApi.history>,
  reader: PlaceReader,
): Promise<PageOf<SignIn>> => {
  const own = ownOf(actor);
  const rows = await readRows(tx, Row)`
    select a.id::text, ${timeText(sql`a.at`)} as time, a.event, case when a.detail ->> 'way' = any (${sqlList(signInWays, 'text')}) then a.detail ->> 'way' else '' end as way,
      a.address, a.device
    from ${own} a order by a.at desc, a.id desc limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from ${own} a`;
  const firsts = await findFirstSignIns(tx, actor, reader);
  return {
    list: rows.map(({ event, device, ...row }) => {
      const { words, result } = auditEventOf(event);
      // Whoever reads of his own door reads what was said there.
      const said = isErrorCode(event) ? failureOf(event).words : words;
      return {
        ...row,
        step: result === 'refused' ? 'refused' : comings.has(event) ? 'in' : 'out',
        event: said[reader.language].replaceAll(/\{\w+\}/g, '…'),
        device: describeDevice(device),
        fresh: firsts.ids.has(row.id),
        place: placeOf(row.address, reader),
      };
    }),
    total: counted?.total ?? 0,
  };
};
