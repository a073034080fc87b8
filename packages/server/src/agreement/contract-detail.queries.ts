import { contractEvents, contractStates } from '@mall/contract/agreement/agreement.machine.ts';
import { ContractSection, contractSides, sealKinds } from '@mall/contract/agreement/agreement.rules.ts';
import { type ContractDetail, ContractParty } from '@mall/contract/agreement/contract-answers.ts';
import { capitalAmount } from '@mall/contract/kernel/capital-amount.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { maskedMobile } from '../account/mask-mobile.ts';
import { listFitting } from '../approval/list-fitting.ts';
import { planApproval } from '../approval/plan-approval.ts';
import { findTrace } from '../approval/trace.queries.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type MallSide, within } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { readCallOffs } from './call-offs.queries.ts';
import { asData } from './company-seals.ts';
import { readApproval } from './contract-approval.ts';
import { actionsOf, SummaryRow, seenBy, summaryColumns, summaryJoins, toRow } from './contract-row.ts';
import type { PartySide } from './contract-side.ts';

const LineRow = z.strictObject({
  seq: z.number(),
  goodsId: Id.nullable(),
  specId: Id.nullable(),
  name: z.string(),
  specName: z.string(),
  unit: z.string(),
  num: z.number(),
  unitFen: z.number(),
  amountFen: z.number(),
});
const SignatureRow = z.strictObject({
  side: z.enum(contractSides),
  partyName: z.string(),
  signer: z.string(),
  mobile: z.string(),
  seal: z.enum(sealKinds),
  picture: z.string(),
  date: z.string(),
  address: z.string(),
  baseHash: z.string(),
  fileHash: z.string(),
});
const OtherRow = z.strictObject({ id: Id, contractSn: z.string(), title: z.string() });
const StepRow = z.strictObject({
  seq: z.number(),
  event: z.enum([...contractEvents, 'create', 'endAsked', 'endRefused']),
  byKind: z.enum(['buyer', 'seller', 'operator', 'system']),
  who: z.string(),
  reason: z.string(),
  date: z.string(),
});
const DetailRow = SummaryRow.extend({
  revision: z.number(),
  verifyCode: z.string(),
  buyer: ContractParty,
  seller: ContractParty,
  terms: z.array(ContractSection),
  hash: z.string().nullable(),
  pages: z.number(),
  partPages: z.array(z.number()),
  reason: z.string(),
  endSide: z.enum(contractSides).nullable(),
  endReason: z.string(),
  endDate: z.string().nullable(),
  author: z.string(),
  mobile: z.string(),
  parent: OtherRow.nullable(),
  supplements: z.array(OtherRow.extend({ state: z.enum(contractStates) })),
  lines: z.array(LineRow),
  signatures: z.array(SignatureRow),
  steps: z.array(StepRow),
});

const readDetail = async (tx: Tx, side: PartySide | MallSide, id: Id): Promise<z.infer<typeof DetailRow>> => {
  const [row] = await readRows(tx, DetailRow)`
    select ${summaryColumns(side)}, a.revision, a.verify_code as "verifyCode", a.buyer, a.seller, a.terms, a.hash, a.pages, a.part_pages as "partPages", a.reason, a.end_side as "endSide", a.end_reason as "endReason",
      ${timeText(sql`a.end_at`)} as "endDate", coalesce((select m.member_name from member m where m.id = a.created_by), '') as author,
      coalesce((select ${maskedMobile} from member m where m.id = ${side.memberId ?? null}::bigint), '') as mobile,
      (select json_build_object('id', p.id::text, 'contractSn', p.contract_sn, 'title', p.title) from agreement p where p.id = a.parent_id) as parent,
      coalesce((select json_agg(json_build_object('id', c.id::text, 'contractSn', c.contract_sn, 'title', c.title, 'state', c.state) order by c.id) from agreement c
        where c.parent_id = a.id and (c.revision > 0 or ${side.kind}::text in ('operator', c.created_side))), '[]') as supplements,
      coalesce((select json_agg(json_build_object('seq', l.seq, 'goodsId', l.goods_id::text, 'specId', l.spec_id::text, 'name', l.name, 'specName', l.spec_name, 'unit', l.unit, 'num', l.num,
        'unitFen', l.unit_fen, 'amountFen', l.amount_fen) order by l.seq) from agreement_line l where l.agreement_id = a.id), '[]') as lines,
      coalesce((select json_agg(json_build_object('side', g.side, 'partyName', case g.side when 'buyer' then a.buyer ->> 'name' else a.seller ->> 'name' end, 'signer', g.signer,
        'mobile', g.mobile, 'seal', g.seal, 'picture', coalesce((select ${asData(sql`e.png`)} from agreement_seal e where e.id = g.seal_id), ''), 'date', ${timeText(sql`g.at`)}, 'address', g.address, 'baseHash', g.base_hash, 'fileHash', g.file_hash) order by g.at)
        from agreement_signature g where g.agreement_id = a.id and g.revision = a.revision and g.void_at is null), '[]') as signatures,
      coalesce((select json_agg(json_build_object('seq', e.seq, 'event', e.event, 'byKind', e.by_kind, 'who', coalesce(w.member_name, ''), 'reason', e.reason, 'date', ${timeText(sql`e.at`)}) order by e.seq)
        from agreement_event e left join member w on w.id = e.by_member_id where e.agreement_id = a.id), '[]') as steps
    from agreement a ${summaryJoins} where a.id = ${id} and ${within(side, 'a')} and ${seenBy(side)}`;
  if (!row) throw refuse('kernel.not_found');
  return row;
};

const yuan = (amount: number) => toYuan(fen(amount));

/** Whether its company has it approved, by which processes it could go, and how far it is. Nothing to the other side: that is the company's own. */
const readContractApproval = async (
  tx: Tx,
  side: PartySide | MallSide,
  { id, state, signed }: SummaryRow,
): Promise<ContractDetail['approval']> => {
  if (side.kind !== 'buyer') return null;
  const trace = (await findTrace(tx, { contractId: id }, side.memberId)) ?? null;
  const open = (state === 'to_sign' || state === 'signing') && !signed.includes('buyer');
  const { needed, approved, asked } = open ? await readApproval(tx, id) : { needed: false, approved: false };
  if (!needed && trace === null) return null;
  if (!needed || !asked || trace?.state === 'running') return { needed, approved, trace, plans: [] };
  const asking = { ...asked.requester, memberId: side.memberId };
  return { needed, approved, trace, plans: await planApproval(tx, asking, await listFitting(tx, asking, asked.facts), asked.facts) };
};

/** Everything that a page shows of a contract. The mall's people and each side see the same but what they may do. */
export const requireContract = async (tx: Tx, side: PartySide | MallSide, id: Id): Promise<ContractDetail> => {
  const { verifyCode, endSide, endReason, endDate, author, lines, steps, signatures, ...row } = await readDetail(tx, side, id);
  const { used, calls, leftFen } = row.kind === 'framework' ? await readCallOffs(tx, id) : { used: [], calls: [], leftFen: 0 };
  const bySeq = new Map(used.map((one) => [one.seq, one]));
  const { revision, buyer, seller, terms, hash, pages, partPages, reason, mobile, parent, supplements, ...summary } = row;
  const approval = await readContractApproval(tx, side, summary);
  const usedFen = used.reduce((sum, one) => sum + one.fen, 0);
  return {
    ...toRow(summary),
    revision,
    buyer,
    seller,
    terms,
    hash,
    pages,
    partPages,
    reason,
    mobile,
    parent,
    supplements,
    signatures: signatures.map((one) => ({ ...one, address: side.kind === 'operator' || one.side === side.kind ? one.address : '' })),
    lines: lines.map(({ unitFen, amountFen, ...line }) => ({
      ...line,
      price: yuan(unitFen),
      amount: yuan(amountFen),
      usedNum: bySeq.get(line.seq)?.num ?? 0,
      used: yuan(bySeq.get(line.seq)?.fen ?? 0),
    })),
    totalInWords: capitalAmount(row.totalFen),
    used: yuan(usedFen),
    left: yuan(leftFen),
    calls: calls.map(({ fen: amount, ...call }) => ({ ...call, amount: yuan(amount) })),
    ending: endSide !== null && endDate !== null ? { side: endSide, reason: endReason, date: endDate } : null,
    steps: [
      { seq: 0, event: 'create', byKind: row.createdBy, who: author, reason: '', date: row.createDate },
      ...steps.map((step) => ({ ...step, event: step.event })),
    ],
    verifyUrl: `/contract/verify?no=${row.contractSn}&code=${verifyCode}`,
    approval,
    actions: actionsOf(side, {
      ...summary,
      endSide,
      ...(approval?.needed && { approval: { approved: approval.approved, running: approval.trace?.state === 'running' } }),
    }),
  };
};
