import { OaCallback, type OaVerdict, oaResults, oaVerdicts } from '@mall/contract/approval/oa.rules.ts';
import { Id, reasonMost } from '@mall/contract/kernel/fields.ts';
import { cutText } from '@mall/grammar/cut-text.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { checkOaSign, oaHeaders } from '../gateways/oa-sign.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { decideFromOutside } from './decide-request.ts';
import { lockRequest } from './lock-request.ts';
import { readOaDoors } from './oa-door.queries.ts';

export type SentCallback = { headers: Readonly<Record<string, unknown>>; text: string };

/** 200: do not repeat it, whatever became of it. Nobody who cannot sign learns what is wrong. */
export type CallbackAnswer = { status: 200 | 400 | 403 | 404 | 409; verdict?: OaVerdict };

const parse = (text: string): OaCallback | undefined => {
  try {
    return OaCallback.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** A decision from a company's own system. The signature is looked at before anything else; the first decision counts, and all that come are written down. */
export const takeOaCallback = async ({ db, sealer }: House, { headers, text }: SentCallback): Promise<CallbackAnswer> => {
  const key = String(headers[oaHeaders.key] ?? '');
  const [door] = /^OA[0-9A-Z]{16}$/.test(key) ? await readOaDoors(db, sealer, { key }) : [];
  if (!door || checkOaSign(door.secret, 'callback', headers, text)) {
    await countRefusal(db, door?.companyId);
    return { status: 403 };
  }
  const callback = parse(text);
  if (!callback) return { status: 400 };
  const [found] = await readRows(db, IdRow)`
    select request_id::text as id from oa_push where biz_no = ${callback.bizNo} and company_id = ${door.companyId}`;
  if (!found) return { status: 404 };
  const given = { ...callback, requestId: found.id, companyId: door.companyId };
  try {
    return await inTransaction(db, (tx) => applyCallback(tx, given));
  } catch (error) {
    // The orders are not what was asked for, or a number was used for two things at once: nothing was decided.
    if (error instanceof Refusal) return { status: 409 };
    throw error;
  }
};

const countRefusal = (tx: Tx, companyId: Id | undefined) =>
  tx.execute(sql`
    insert into oa_refusal (company_id, times) values (${companyId ?? null}::bigint, 1)
    on conflict (company_id) do update set times = oa_refusal.times + 1, last_at = now()`);

type Given = OaCallback & { requestId: Id; companyId: Id };

const Before = z.strictObject({ requestId: Id, result: z.enum(oaResults), verdict: z.enum(oaVerdicts) });

/** Copies that come at once queue at the request. */
const applyCallback = async (tx: Tx, given: Given): Promise<CallbackAnswer> => {
  const { requestId, companyId, callbackId, result, approver } = given;
  const { channel, state } = await lockRequest(tx, requestId);
  const [before] = await readRows(tx, Before)`
    select request_id::text as "requestId", result, verdict from oa_callback where company_id = ${companyId} and callback_id = ${callbackId}`;
  if (before) {
    const same = before.requestId === requestId && before.result === result;
    if (!same) await countRefusal(tx, companyId);
    return same ? { status: 200, verdict: before.verdict } : { status: 409 };
  }
  const reason = cutText(given.reason, reasonMost);
  const verdict = await judge(tx, { ...given, reason }, { channel, state });
  const { rowCount } = await tx.execute(sql`
    insert into oa_callback (company_id, callback_id, request_id, result, approver, reason, verdict)
    values (${companyId}, ${callbackId}, ${requestId}, ${result}, ${approver}, ${reason}, ${verdict}) on conflict (company_id, callback_id) do nothing`);
  // The same number came for another request at this moment: both cannot have it.
  if (rowCount !== 1) throw refuse('approval.moved');
  return { status: 200, verdict };
};

const Applied = z.strictObject({ result: z.enum(oaResults) });

const judge = async (
  tx: Tx,
  { requestId, result, approver, reason }: Given,
  at: { channel: string; state: string },
): Promise<OaVerdict> => {
  if (at.state === 'running' && at.channel === 'oa') {
    await decideFromOutside(tx, requestId, { decision: result === 'approved' ? 'approve' : 'reject', approver, reason });
    return 'applied';
  }
  const [applied] = await readRows(tx, Applied)`select result from oa_callback where request_id = ${requestId} and verdict = 'applied'`;
  if (applied) return applied.result === result ? 'repeated' : 'late';
  return at.channel === 'local' ? 'back' : 'ended';
};
