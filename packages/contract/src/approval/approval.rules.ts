import * as z from 'zod';
import { Id, nameText, reasonMost, text } from '../kernel/fields.ts';
import { fromYuan, largestAmount, Money } from '../kernel/money.ts';
import { paging } from '../kernel/paging.ts';
import { type PayMode, payModes } from '../order/order.machine.ts';
import { type BizType, bizTypes } from './biz-type.ts';
import { requestStates } from './request.machine.ts';

/** any: one is enough; all: everybody; seq: everybody, one after the other. */
export const nodeModes = ['any', 'all', 'seq'] as const;

export const nodesMost = 10;
export const peopleMost = 20;
export const conditionsMost = 10;
const namedMost = 50;

const amount = Money.refine((value) => fromYuan(value) >= 0 && fromYuan(value) <= largestAmount, { error: 'approval.amount_wrong' });
const ids = z.array(Id).min(1, { error: 'approval.condition_empty' }).max(namedMost);
const within = z.enum(['in', 'notIn']);

/** What an order is paid by, as conditions name it. */
export const conditionModes = payModes;
export const amountOps = ['gt', 'gte', 'lt', 'lte'] as const;

/** A category holds of an order when one of its lines lies in one of these classes or below; a supplier is a store. */
export const Condition = z.discriminatedUnion('field', [
  z.strictObject({ field: z.literal('amount'), op: z.enum(amountOps), value: amount }),
  z.strictObject({ field: z.literal('category'), op: within, ids }),
  z.strictObject({
    field: z.literal('payMode'),
    op: within,
    modes: z.array(z.enum(conditionModes)).min(1, { error: 'approval.condition_empty' }).max(conditionModes.length),
  }),
  z.strictObject({ field: z.literal('supplier'), op: within, ids }),
  z.strictObject({ field: z.literal('project'), op: within, ids }),
]);
export type Condition = z.infer<typeof Condition>;
export type ConditionField = Condition['field'];
/** Conditions that name things by their ids. */
export type NamedField = Extract<Condition, { ids: readonly Id[] }>['field'];

type AboutField<Field> = { named: Field extends NamedField ? true : false; ofContracts: boolean };
/** What is asked of a condition by its field, in the order of the designer. A contract is paid by no mode and belongs to no project. */
const fieldTable: { readonly [Field in ConditionField]: AboutField<Field> } = {
  amount: { named: false, ofContracts: true },
  category: { named: true, ofContracts: true },
  payMode: { named: false, ofContracts: false },
  supplier: { named: true, ofContracts: true },
  project: { named: true, ofContracts: false },
};
export const conditionFields = Object.keys(fieldTable) as [ConditionField, ...ConditionField[]];
export const namedFields = conditionFields.filter((field): field is NamedField => fieldTable[field].named) as [NamedField, ...NamedField[]];
export const contractConditionFields = conditionFields.filter((field) => fieldTable[field].ofContracts);

/** When it applies: all of the conditions or one of them; without any, always. */
const entry = {
  match: z.enum(['all', 'any']).default('all'),
  conditions: z.array(Condition).max(conditionsMost).default([]),
};
export type Entry = { match: 'all' | 'any'; conditions: readonly Condition[] };

/** Who decides. A head is that of the requester's department, or of the nearest one above it that has one. */
const NodeHolders = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('people'), memberIds: z.array(Id).max(peopleMost) }),
  z.strictObject({ kind: z.literal('role'), roleId: Id }),
  z.strictObject({ kind: z.literal('head') }),
]);
export type NodeHolders = z.infer<typeof NodeHolders>;
export type HolderKind = NodeHolders['kind'];

export const nodeNameMost = 20;

/** A draft may name nobody yet; it is enabled once every node has somebody. */
export const ApprovalNode = z.strictObject({
  name: nameText(nodeNameMost, 'approval.node_name_missing', 'approval.node_name_long'),
  mode: z.enum(nodeModes),
  by: NodeHolders,
  ...entry,
  /** To whom it goes where the only one here is the requester. */
  ifRequester: z.enum(['head', 'administrator']).default('head'),
  /** Whether its holders are reminded after a day, and whether it goes to the head after three. */
  remind: z.boolean().default(true),
  escalate: z.boolean().default(true),
});
export type ApprovalNode = z.infer<typeof ApprovalNode>;

export const processNameMost = 30;
const processName = nameText(processNameMost, 'approval.name_missing', 'approval.name_long');

/** Without a department it is the company's own, for whoever has none nearer. */
export const SaveProcess = z.strictObject({
  name: processName,
  deptId: Id.nullable(),
  bizType: z.enum(bizTypes).default('order'),
  /** The nodes of another one to begin with. */
  copyOf: Id.optional(),
});
export const UpdateProcess = z.strictObject({ id: Id, name: processName, deptId: Id.nullable() });
export const SaveNodes = z.strictObject({
  id: Id,
  nodes: z.array(ApprovalNode).max(nodesMost, { error: 'approval.nodes_many' }),
  ...entry,
});
export type SaveNodes = z.infer<typeof SaveNodes>;

/** An order as conditions see it, or a contract. */
export type OrderFacts = {
  /** Without it, an order. */
  bizType?: BizType;
  amountFen: number;
  payMode: PayMode | null;
  /** With all classes above them. */
  classIds: readonly Id[];
  storeIds: readonly Id[];
  projectIds: readonly Id[];
};

const named = z.array(Id).max(namedMost).default([]);

export const TrialRun = z.strictObject({
  /** Its draft, or what is in force; without one whatever fits is run. */
  processId: Id.optional(),
  /** What is not saved yet. */
  draft: SaveNodes.omit({ id: true }).optional(),
  requesterId: Id,
  amount,
  payMode: z.enum(payModes).default('prepay'),
  categoryIds: named,
  supplierIds: named,
  projectIds: named,
});
export type TrialRun = z.infer<typeof TrialRun>;

/** What is said to a decision; nothing is needed for a yes. */
const opinion = text(reasonMost, 0, 'approval.reason_long');
export const reason = opinion.min(1, { error: 'approval.reason_required' });

/** The document that was read; another one is not decided on but told. */
const hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .optional();

export const Approve = z.strictObject({ reason: opinion.default(''), hash });
export const Reject = z.strictObject({ reason, hash });
export const RejectOrder = z.strictObject({ reason });
export const Withdraw = z.strictObject({
  reason: opinion.default(''),
  /** Cancel the orders, too; otherwise they wait to be submitted again. */
  cancel: z.boolean().default(false),
});
export const Transfer = z.strictObject({ memberId: Id, reason: opinion.default('') });
/** `before`: they decide first, then it comes back; `after`: they decide after the asker, who has agreed with this. */
export const AddSigner = z.strictObject({
  memberIds: z.array(Id).min(1).max(5),
  when: z.enum(['before', 'after']).default('before'),
  reason: opinion.default(''),
});
/** What the requester says to those who approve. */
export const wordMost = 200;
export const SubmitAgain = z.strictObject({ processId: Id.optional(), word: text(wordMost).default('') });
export type SubmitAgain = z.infer<typeof SubmitAgain>;

const bulkMost = 50;
/** What costs more is decided one by one. */
export const bulkAmountMost: Money = '50000.00';
export const DecideMany = z
  .strictObject({ ids: z.array(Id).min(1).max(bulkMost), decision: z.enum(['approve', 'reject']), reason: opinion.default('') })
  .refine(({ decision, reason: why }) => decision === 'approve' || why !== '', { path: ['reason'], error: 'approval.reason_required' });
export type DecideMany = z.infer<typeof DecideMany>;

export const delegateDaysMost = 90;
const day = z.iso.date({ error: 'approval.delegation_days' }).refine((value) => value >= '1970', { error: 'approval.delegation_days' });
/** Both days are whole and of China. */
export const Delegate = z
  .strictObject({ memberId: Id, from: day, until: day, reason: opinion.default('') })
  .refine(({ from, until }) => until >= from, { path: ['until'], error: 'approval.delegation_order' })
  .refine(({ from, until }) => Date.parse(until) - Date.parse(from) < delegateDaysMost * 86_400_000, {
    path: ['until'],
    error: 'approval.delegation_days',
  });
export type Delegate = z.infer<typeof Delegate>;

/** todo: waits for the reader; done: he has decided; mine: he asked for it; all: whatever he sees of colleagues. */
export const requestTabs = ['todo', 'done', 'mine', 'all'] as const;
export const RequestQuery = z.strictObject({
  tab: z.enum(requestTabs).default('todo'),
  /** In the number, the title, the requester's name or the number of an order. */
  word: text(50).optional(),
  state: z.enum(requestStates).optional(),
  /** Purchases alone, or contracts alone. */
  bizType: z.enum(bizTypes).optional(),
  minAmount: amount.optional(),
  maxAmount: amount.optional(),
  order: z.enum(['due', 'since', 'amount']).default('due'),
  ...paging(10, 50),
});
export type RequestQuery = z.infer<typeof RequestQuery>;

/** noHolder: nobody can decide it; escalated: for longer than the mall looks on; oaFailed: the outside system did not take it. */
export const stuckTabs = ['noHolder', 'escalated', 'oaFailed'] as const;
export type StuckTab = (typeof stuckTabs)[number];
const stuckFilter = { tab: z.enum(stuckTabs).optional(), word: text(50).optional() };
export const StuckFilter = z.strictObject(stuckFilter);
export type StuckFilter = z.infer<typeof StuckFilter>;
export const StuckQuery = z.strictObject({ ...stuckFilter, ...paging(20, 50) });
export type StuckQuery = z.infer<typeof StuckQuery>;
