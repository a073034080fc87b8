import type { OrderFacts, TrialRun } from '@mall/contract/approval/approval.rules.ts';
import type { ApprovalPlan } from '@mall/contract/approval/process.api.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { colleagues, companySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { sqlList } from '../kernel/sql-list.ts';
import { type FittingProcess, listFitting, type Requester } from './list-fitting.ts';
import { planApproval } from './plan-approval.ts';
import { requireOwnProcess } from './require-own-process.ts';
import { requireNamed } from './save-nodes.ts';

const RequesterRow = z.strictObject({ memberId: Id, departmentId: Id.nullable() });
const ClassRow = z.strictObject({ id: Id });

const readTrialFacts = async (tx: Tx, { amount, payMode, categoryIds, supplierIds, projectIds }: TrialRun): Promise<OrderFacts> => {
  const classes = await readRows(tx, ClassRow)`
    select distinct unnest(string_to_array(path, '/')) as id from goods_class where id = any (${sqlList(categoryIds)})`;
  return { amountFen: fromYuan(amount), payMode, classIds: classes.map(({ id }) => id), storeIds: supplierIds, projectIds };
};

/** To whom an order of a colleague would go: by what is not saved yet, by one process, or by what fits. Nothing is written. */
export const runTrial = async (tx: Tx, side: BuyerSide, run: TrialRun): Promise<{ plan: ApprovalPlan | null }> => {
  const own = companySide(side);
  const [found] = await readRows(tx, RequesterRow)`
    select m.id::text as "memberId", m.department_id::text as "departmentId" from member m
    where m.id = ${run.requesterId} and ${colleagues(own)}`;
  if (!found) throw refuse('kernel.not_found');
  const requester: Requester = { ...found, companyId: own.companyId };
  const facts = await readTrialFacts(tx, run);
  const chosen = run.processId === undefined ? undefined : await requireOwnProcess(tx, own, run.processId, sql`and ${within(own, 'p')}`);
  if (run.nodes && !chosen) throw refuse('kernel.not_found');
  if (run.nodes) await requireNamed(tx, own, run.nodes, []);
  const nodes = run.nodes ?? chosen?.nodes ?? undefined;
  const given: FittingProcess | undefined = chosen &&
    nodes && { ...chosen, departmentName: '', version: chosen.draftVersion ?? chosen.version, match: 'all', conditions: [], nodes };
  const fitting = given ? [given] : await listFitting(tx, requester, facts);
  const [plan = null] = await planApproval(tx, requester, fitting.slice(0, 1), facts);
  return { plan };
};
