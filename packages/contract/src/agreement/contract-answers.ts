import * as z from 'zod';
import { ApprovalPlan } from '../approval/process.api.ts';
import { ApprovalTrace } from '../approval/request-trace.ts';
import { Id, TimeText, text } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { onward, pageOf, paging } from '../kernel/paging.ts';
import { orderStates } from '../order/order.machine.ts';
import { contractEvents, contractStates } from './agreement.machine.ts';
import { ContractFilter, ContractSection, contractKinds, contractSides, contractTabs, sealKinds } from './agreement.rules.ts';

const Count = z.number().int();
const Day = z.iso.date();
const Side = z.enum(contractSides);

/** One of the two sides, as the paper names it. */
export const ContractParty = z.strictObject({
  name: z.string(),
  unifiedCode: z.string(),
  representative: z.string(),
  address: z.string(),
  phone: z.string(),
  bankName: z.string(),
  bankAccount: z.string(),
});
export type ContractParty = z.infer<typeof ContractParty>;

export const ContractLine = z.strictObject({
  seq: Count,
  goodsId: Id.nullable(),
  specId: Id.nullable(),
  name: z.string(),
  specName: z.string(),
  unit: z.string(),
  num: Count,
  price: Money,
  amount: Money,
  /** Of a framework: how many were called off by orders, and what these cost. */
  usedNum: Count,
  used: Money,
});
export type ContractLine = z.infer<typeof ContractLine>;

/** A signature that counts. */
const Signature = z.strictObject({
  side: Side,
  partyName: z.string(),
  signer: z.string(),
  mobile: z.string(),
  seal: z.enum(sealKinds),
  /** Of a seal that the company gave, as data; of one drawn from its name, nothing. */
  picture: z.string(),
  date: TimeText,
  address: z.string(),
  /** Of the file that was signed, and of the one that signing made. */
  baseHash: z.string(),
  fileHash: z.string(),
});

const summary = {
  id: Id,
  contractSn: z.string(),
  title: z.string(),
  kind: z.enum(contractKinds),
  state: z.enum(contractStates),
  buyerName: z.string(),
  sellerName: z.string(),
  storeId: Id,
  storeName: z.string(),
  total: Money,
  validFrom: Day,
  validTo: Day,
  createdBy: Side,
  firstSide: Side,
  /** Who has signed what is to be signed now. */
  signed: z.array(Side),
  orderId: Id.nullable(),
  orderSn: z.string(),
  createDate: TimeText,
  /** When this state ends by itself, and how many seconds that are by the server's clock. */
  dueDate: TimeText.nullable(),
  dueSeconds: Count.nullable(),
  /** What one must do, if anything. */
  waits: z.enum(['confirm', 'sign', 'end', 'edit']).nullable(),
};
export const ContractRow = z.strictObject(summary);
export type ContractRow = z.infer<typeof ContractRow>;

const contractActions = [
  'edit',
  'send',
  'accept',
  'reject',
  'withdraw',
  'submit',
  'sign',
  'refuse',
  'retry',
  'supplement',
  'askEnd',
  'answerEnd',
  'terminate',
] as const;
export type ContractAction = (typeof contractActions)[number];

export const ContractDetail = z.strictObject({
  ...summary,
  revision: Count,
  buyer: ContractParty,
  seller: ContractParty,
  lines: z.array(ContractLine),
  terms: z.array(ContractSection),
  /** In the characters of a cheque. */
  totalInWords: z.string(),
  /** Of a framework: what was called off, and what is left. */
  used: Money,
  left: Money,
  calls: z.array(
    z.strictObject({ orderId: Id, orderSn: z.string(), state: z.enum(orderStates), date: TimeText, num: Count, amount: Money }),
  ),
  parent: z.strictObject({ id: Id, contractSn: z.string(), title: z.string() }).nullable(),
  supplements: z.array(z.strictObject({ id: Id, contractSn: z.string(), title: z.string(), state: z.enum(contractStates) })),
  /** Of the file that is to be agreed to and signed; null as long as there is none. */
  hash: z.string().nullable(),
  pages: Count,
  /** On which page of the file each part begins: the list where there is one, the terms, the seals. Empty for a draft. */
  partPages: z.array(Count),
  signatures: z.array(Signature),
  ending: z.strictObject({ side: Side, reason: z.string(), date: TimeText }).nullable(),
  reason: z.string(),
  steps: z.array(
    z.strictObject({
      seq: Count,
      event: z.enum([...contractEvents, 'create', 'endAsked', 'endRefused']),
      byKind: z.enum(['buyer', 'seller', 'operator', 'system']),
      who: z.string(),
      reason: z.string(),
      date: TimeText,
    }),
  ),
  /** Of the buyer's company, for its people: whether it has this contract approved before it signs, by which processes, and how far that is. */
  approval: z
    .strictObject({ needed: z.boolean(), approved: z.boolean(), trace: ApprovalTrace.nullable(), plans: z.array(ApprovalPlan) })
    .nullable(),
  verifyUrl: z.string(),
  /** Where the code for signing goes, masked. */
  mobile: z.string(),
  actions: z.array(z.enum(contractActions)),
});
export type ContractDetail = z.infer<typeof ContractDetail>;

export const ContractPage = pageOf(ContractRow).extend({ counts: z.record(z.enum(contractTabs), Count) });
export type ContractPage = z.infer<typeof ContractPage>;

export const ContractQuery = ContractFilter.extend({ ...paging(10, 50), ...onward });
export type ContractQuery = z.infer<typeof ContractQuery>;

export const ContractCandidate = z.strictObject({
  orderId: Id,
  orderSn: z.string(),
  partnerName: z.string(),
  amount: Money,
  lines: Count,
  date: TimeText,
});
export type ContractCandidate = z.infer<typeof ContractCandidate>;
export const CandidateQuery = z.strictObject({ word: text(40).optional(), ...paging(10, 50) });
export type CandidateQuery = z.infer<typeof CandidateQuery>;

/** With whom a framework can be made: whom one traded with. */
export const ContractPartner = z.strictObject({ partnerId: Id, name: z.string(), orders: Count });
export type ContractPartner = z.infer<typeof ContractPartner>;
/** What was traded with him in a year, as a proposal for the list of prices. */
export const ContractGoods = z.strictObject({
  specId: Id,
  goodsId: Id,
  name: z.string(),
  specName: z.string(),
  unit: z.string(),
  num: Count,
  price: Money,
});
export type ContractGoods = z.infer<typeof ContractGoods>;
export const GoodsQuery = z.strictObject({ partnerId: Id });

export const CodeSent = z.strictObject({ seconds: Count, mobile: z.string() });
export const Made = z.strictObject({ id: Id });

const verdicts = ['signed', 'part', 'unsigned', 'void'] as const;
/** What anybody is told who holds the paper: who signed what and when, and nothing of goods and prices. */
export const VerifiedContract = z.strictObject({
  contractSn: z.string(),
  title: z.string(),
  state: z.enum(contractStates),
  verdict: z.enum(verdicts),
  buyerName: z.string(),
  sellerName: z.string(),
  validFrom: Day,
  validTo: Day,
  signatures: z.array(z.strictObject({ side: Side, partyName: z.string(), date: TimeText })),
  /** Of the file that holds every signature so far. */
  hash: z.string(),
  /** Whether the file that was asked about is that one; null where none was. */
  latest: z.boolean().nullable(),
});
export type VerifiedContract = z.infer<typeof VerifiedContract>;
