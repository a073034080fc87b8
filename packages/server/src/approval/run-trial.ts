import type { OrderFacts, TrialRun } from '@mall/contract/approval/approval.rules.ts';
import type { BizType } from '@mall/contract/approval/biz-type.ts';
import { conditionHolds, entryHolds, fittingOf } from '@mall/contract/approval/fitting.rules.ts';
import type { processApi, TrialUnfit } from '@mall/contract/approval/process.api.ts';
import type { DataOf } from '@mall/contract/kernel/call.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type CompanySide, colleagues, companySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { departmentsOf, type FittingProcess, listEnabled, listFitting, type Requester } from './list-fitting.ts';
import { planApproval } from './plan-approval.ts';
import { readFacts } from './read-facts.ts';
import { noEntry, requireOwnProcess } from './require-own-process.ts';
import { requireNamed } from './save-nodes.ts';

const RequesterRow = z.strictObject({ memberId: Id, departmentId: Id.nullable() });

type Tried = FittingProcess & { bizType: BizType };

/** One process as it would be if it were enabled now: what is not saved yet, or its draft, or what is in force. */
const readTried = async (tx: Tx, own: CompanySide, { processId, draft }: TrialRun): Promise<Tried | undefined> => {
  if (processId === undefined) {
    if (draft) throw refuse('kernel.not_found');
    return undefined;
  }
  const chosen = await requireOwnProcess(tx, own, processId, sql`and ${within(own, 'p')}`);
  if (draft) await requireNamed(tx, own, draft.nodes, draft.conditions);
  const { id, departmentId, name, bizType, draftVersion, version } = chosen;
  const { match, conditions } = draft ?? chosen.entry ?? noEntry;
  const nodes = draft?.nodes ?? chosen.nodes ?? [];
  return { id, departmentId, departmentName: '', name, bizType, version: draftVersion ?? version, match, conditions, nodes };
};

/** Why the order would not go by this process, though it were enabled. */
const unfitOf = async (tx: Tx, requester: Requester, tried: FittingProcess, facts: OrderFacts): Promise<TrialUnfit | null> => {
  const departments = await departmentsOf(tx, requester);
  if (tried.departmentId !== null && !departments.includes(tried.departmentId)) return { kind: 'department' };
  if (!entryHolds(tried, facts)) {
    const conditions = tried.conditions.filter((condition) => !conditionHolds(condition, facts));
    return { kind: 'conditions', match: tried.match, conditions };
  }
  if (!tried.nodes.some((node) => entryHolds(node, facts))) return { kind: 'nodes' };
  const others = (await listEnabled(tx, requester.companyId, facts.bizType)).filter(({ id }) => id !== tried.id);
  const fitting = fittingOf([...others, tried], departments, facts);
  return fitting.includes(tried) ? null : { kind: 'others', names: fitting.map(({ name }) => name) };
};

/** To whom an order of a colleague would go: by one process, or by what fits. Nothing is written. */
export const runTrial = async (tx: Tx, side: BuyerSide, run: TrialRun): Promise<DataOf<typeof processApi.trial>> => {
  const own = companySide(side);
  const [found] = await readRows(tx, RequesterRow)`
    select m.id::text as "memberId", m.department_id::text as "departmentId" from member m
    where m.id = ${run.requesterId} and ${colleagues(own)}`;
  if (!found) throw refuse('kernel.not_found');
  const requester: Requester = { ...found, companyId: own.companyId };
  const { amount, payMode, categoryIds, supplierIds, projectIds } = run;
  const tried = await readTried(tx, own, run);
  const bizType = tried?.bizType ?? 'order';
  const ordered = bizType === 'order';
  const facts = await readFacts(tx, {
    bizType,
    amountFen: fromYuan(amount),
    payMode: ordered ? payMode : null,
    goodsIds: [],
    categoryIds,
    storeIds: supplierIds,
    projectIds: ordered ? projectIds : [],
  });
  const unfit = tried ? await unfitOf(tx, requester, tried, facts) : null;
  if (unfit) return { plan: null, unfit };
  const [fits] = tried ? [tried] : await listFitting(tx, requester, facts);
  const [plan = null] = await planApproval(tx, requester, fits ? [fits] : [], facts);
  return { plan, unfit };
};
