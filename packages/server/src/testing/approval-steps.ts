import { right } from '@mall/contract/account/rights.ts';
import type { ApprovalNode } from '@mall/contract/approval/approval.rules.ts';
import { buyer, type Reach } from '@mall/contract/kernel/access.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { PayMode } from '@mall/contract/order/order.machine.ts';
import { findStanding } from '../account/standing.queries.ts';
import { usualApprovalTimes } from '../approval/approval-times.ts';
import { decideRequest } from '../approval/decide-request.ts';
import { saveNodes } from '../approval/save-nodes.ts';
import { saveProcess } from '../approval/save-process.ts';
import { setProcessStatus } from '../approval/set-process-status.ts';
import { type Db, inTransaction } from '../kernel/db.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { buyerOf, place, specOf } from './order-steps.ts';
import { addColleague, addCompany, type Signed } from './people-steps.ts';

export const companyId = 7;
/** 物资部, 工程部 and its 一组. */
export const departments = { supply: 71, works: 72, group: 73 } as const;

export type Crew = { admin: Signed; buyer: Signed; head: Signed; second: Signed; finance: Signed };

/** A company with an administrator, a purchaser in a group, the head of the department above it, and two more who may approve. */
export const layCrew = async (db: Db): Promise<Crew> => {
  await addCompany(db, companyId);
  const crew = {
    admin: await addColleague(db, companyId, 'company_admin'),
    buyer: await addColleague(db, companyId, 'company_purchaser', departments.group),
    head: await addColleague(db, companyId, 'company_approver', departments.works),
    second: await addColleague(db, companyId, 'company_approver', departments.works),
    finance: await addColleague(db, companyId, 'company_approver', departments.supply),
  };
  await db.pool.query('update department set head_member_id = $1 where id = $2', [crew.head.id, departments.works]);
  return crew;
};

/** Somebody as his roles let him act; as far as the company, he runs its accounts. */
export const sideOf = async (db: Db, memberId: Id, reach: Reach = 'own'): Promise<BuyerSide> => {
  const standing = await findStanding(db, memberId);
  const { rows } = await db.pool.query<{ department: Id | null; session: Id }>(
    'select department_id::text as department, (select max(id)::text from member_session s where s.member_id = m.id) as session from member m where id = $1',
    [memberId],
  );
  return buyerOf(memberId, {
    companyId: standing?.companyId ?? undefined,
    companyState: 'active',
    departmentId: rows[0]?.department ?? undefined,
    departments: standing?.departments ?? [],
    rights: standing?.rights ?? new Map(),
    sessionId: rows[0]?.session ?? '1',
    reach,
    ...(reach === 'company' && { asked: buyer({ may: right('company:people:manage'), reach }) }),
  });
};

export const nodeOf = (name: string, over: Partial<ApprovalNode> = {}): ApprovalNode => ({
  name,
  mode: 'any',
  by: { kind: 'head' },
  match: 'all',
  conditions: [],
  ifRequester: 'head',
  remind: true,
  escalate: true,
  ...over,
});
export const people = (...memberIds: Id[]): ApprovalNode['by'] => ({ kind: 'people', memberIds });

let made = 0;

/** A process that is in force; whatever was before it is not any more. */
export const enableProcess = async (db: Db, crew: Crew, nodes: ApprovalNode[], deptId: Id | null = null): Promise<Id> => {
  const side = await sideOf(db, crew.admin.id);
  made += 1;
  return inTransaction(db, async (tx) => {
    const { rows } = await db.pool.query<{ id: Id }>(`select id::text from approval_process where state = 'enabled' and company_id = $1`, [
      companyId,
    ]);
    for (const { id } of rows) await setProcessStatus(tx, side, { id, status: 'disabled' });
    const { id } = await saveProcess(tx, side, { name: `流程${made}`, deptId, bizType: 'order' });
    await saveNodes(tx, side, { id, nodes, match: 'all', conditions: [] });
    await setProcessStatus(tx, side, { id, status: 'enabled' });
    return id;
  });
};

type Asked = {
  by?: Signed;
  num?: number;
  payMode?: PayMode;
  lines?: { specId: Id; num: number }[];
  processId?: Id;
  projectId?: Id | undefined;
};

/** An order of the purchaser, and the request that it makes, if it makes one. */
export const ask = async (db: Db, crew: Crew, { by = crew.buyer, num = 5, payMode = 'prepay', lines, projectId }: Asked = {}) => {
  const placed = await place(db, by.id, {
    actor: await sideOf(db, by.id),
    lines: lines ?? [{ specId: specOf(2), num }],
    payMode,
    ...(projectId !== undefined && { projectId }),
  });
  const { rows } = await db.pool.query<{ id: Id }>('select id::text from approval_request where trade_id = $1', [placed.tradeId]);
  return { ...placed, orderId: placed.orderIds[0] as Id, requestId: rows[0]?.id as Id };
};

export const decide = (db: Db, by: Signed, requestId: Id, decision: 'approve' | 'reject' | 'return' = 'approve', reason = '') =>
  inTransaction(db, (tx) => decideRequest(tx, by.id, { requestId, decision, reason }, usualApprovalTimes));

export const requestRow = async (db: Db, id: Id) => (await db.pool.query('select * from approval_request where id = $1', [id])).rows[0];

/** Who has it now. */
export const holders = async (db: Db, requestId: Id): Promise<Id[]> =>
  (
    await db.pool.query<{ id: Id }>(
      `select member_id::text as id from approval_task where request_id = $1 and state = 'pending' order by seq, id`,
      [requestId],
    )
  ).rows.map(({ id }) => id);

export const eventsOf = async (db: Db, requestId: Id): Promise<string[]> =>
  (await db.pool.query<{ event: string }>('select event from approval_event where request_id = $1 order by seq', [requestId])).rows.map(
    ({ event }) => event,
  );

export const badChecks = async (db: Db) => (await db.pool.query('select id, rule, bad::int from inv.checks where bad > 0')).rows;
