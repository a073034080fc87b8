import type { OaFault } from '@mall/contract/approval/oa.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { administrators } from '../account/administrators.ts';
import type { OaWord } from '../gateways/oa.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { tell } from '../kernel/news.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { byOf, system } from '../kernel/side.ts';
import { type LockedRequest, lockRequest } from './lock-request.ts';
import { moveRequest } from './move-request.ts';
import { readOaDoors } from './oa-door.queries.ts';
import { readOaPapers } from './read-oa-papers.ts';

/** A slow system holds up its own company's requests alone: each company has a few turns in a round, and all are asked at once. */
const perCompany = 3;
const perRound = 30;

const Due = z.strictObject({ requestId: Id, companyId: Id, tries: z.int() });
type Due = z.infer<typeof Due>;

type Pushing = Pick<House, 'db' | 'oa' | 'sealer' | 'config' | 'log'>;

/** Sends what is due. The next try is written before anybody is asked, so that a killed process repeats it: the number makes it one. Returns how many. */
export const pushToOa = async (house: Pushing): Promise<number> => {
  const due = await readRows(house.db, Due)`
    update oa_push p set tries = p.tries + 1, next_try_at = now() + interval '1 minute'
    from (
      select d.request_id from oa_connection c cross join lateral (
        select w.request_id from oa_push w where w.company_id = c.company_id and w.next_try_at <= now() order by w.next_try_at limit ${perCompany} for update skip locked) d
      limit ${perRound}) due
    where p.request_id = due.request_id
    returning p.request_id::text as "requestId", p.company_id::text as "companyId", p.tries`;
  if (due.length === 0) return 0;
  const papers = await readOaPapers(
    house.db,
    house.config,
    due.map(({ requestId }) => requestId),
  );
  const doors = await readOaDoors(house.db, house.sealer, { companyIds: due.map(({ companyId }) => companyId) });
  await Promise.all(
    due.map(async (one) => {
      try {
        const paper = papers.get(one.requestId);
        const door = doors.find(({ companyId }) => companyId === one.companyId);
        const word: OaWord = paper && door ? await house.oa.push(door, paper) : { fault: 'refused' };
        await inTransaction(house.db, (tx) => notePush(tx, one, paper ? word : undefined, house.config));
      } catch (error) {
        house.log.error({ err: error, requestId: one.requestId }, 'push to the company’s system not noted');
      }
    }),
  );
  return due.length;
};

type Waits = Pick<House['config'], 'OA_RETRY_MINUTES' | 'OA_SECOND_RETRY_MINUTES' | 'OA_THIRD_RETRY_MINUTES'>;

/** `undefined`: it is not the other side's any more, so it was not asked. */
const notePush = async (tx: Tx, { requestId, companyId, tries }: Due, word: OaWord | undefined, waits: Waits): Promise<void> => {
  const request = await lockRequest(tx, requestId);
  // It may have decided already, or lost the request, while its answer was on the way.
  const still = request.state === 'running' && request.channel === 'oa';
  if (word?.fault !== undefined) await noteFault(tx, companyId, word.fault);
  if (word?.fault === undefined && word) await noteTaken(tx, requestId, companyId, word.oaNo, still);
  else if (still) await noteMissed(tx, request, tries, word?.fault ?? 'refused', waits);
  if (!still) await tx.execute(sql`update oa_push set next_try_at = null where request_id = ${requestId}`);
};

const noteFault = (tx: Tx, companyId: Id, fault: OaFault) =>
  tx.execute(sql`update oa_connection set last_bad_at = now(), last_fault = ${fault} where company_id = ${companyId}`);

const noteTaken = async (tx: Tx, requestId: Id, companyId: Id, oaNo: string, still: boolean): Promise<void> => {
  if (still) await moveRequest(tx, requestId, 'oaPushed', byOf(system), { reason: oaNo, also: sql`, oa_state = 'pushed', since = now()` });
  await tx.execute(sql`
    update oa_push set next_try_at = null, pushed_at = coalesce(pushed_at, now()), fault = null, oa_no = ${oaNo} where request_id = ${requestId}`);
  await tx.execute(sql`
    update oa_connection set last_good_at = now(), tested_at = coalesce(tested_at, now()) where company_id = ${companyId}`);
};

const noteMissed = async (tx: Tx, request: LockedRequest, tries: number, fault: OaFault, waits: Waits): Promise<void> => {
  const { id: requestId } = request;
  const wait = [waits.OA_RETRY_MINUTES, waits.OA_SECOND_RETRY_MINUTES, waits.OA_THIRD_RETRY_MINUTES][tries - 1];
  await tx.execute(sql`
    update oa_push set fault = ${fault}, next_try_at = now() + make_interval(mins => ${wait ?? null}::int) where request_id = ${requestId}`);
  if (wait !== undefined) return;
  await moveRequest(tx, requestId, 'oaFailed', byOf(system), { also: sql`, oa_state = 'failed', since = now()` });
  await tellFailed(tx, request);
};

/** Who asked may send it once more, administrators may also take it back: nobody else can go on with it. */
const tellFailed = async (tx: Tx, { id: requestId, requestNo, title, memberId, companyId }: LockedRequest): Promise<void> => {
  const people = await readRows(
    tx,
    IdRow,
  )`select m.id::text from member m where m.id = ${memberId} or (${administrators(companyId)}) order by m.id limit 50`;
  for (const { id } of people) await tell(tx, 'approval.oa_failed', { memberId: id, requestId, requestNo, title });
};
