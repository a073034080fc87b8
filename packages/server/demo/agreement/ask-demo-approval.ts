import type { ApprovalNode } from '@mall/contract/approval/approval.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { acceptContract } from '../../src/agreement/accept-contract.ts';
import { listTradedGoods } from '../../src/agreement/candidates.queries.ts';
import { createContract } from '../../src/agreement/create-contract.ts';
import { sendContract } from '../../src/agreement/send-contract.ts';
import { submitContract } from '../../src/agreement/submit-contract.ts';
import { usualApprovalTimes } from '../../src/approval/approval-times.ts';
import { saveNodes } from '../../src/approval/save-nodes.ts';
import { saveProcess } from '../../src/approval/save-process.ts';
import { setProcessStatus } from '../../src/approval/set-process-status.ts';
import { inTransaction } from '../../src/kernel/db.ts';
import type { House } from '../../src/kernel/house.ts';
import { readRows } from '../../src/kernel/read-rows.ts';
import type { BuyerSide, StoreSide } from '../../src/kernel/side.ts';
import { leadingCompany } from '../company/fill-companies.ts';

const Person = z.strictObject({ id: Id, mobile: z.string() });
const Hash = z.strictObject({ hash: z.string() });

const nodeOf = (name: string, memberId: Id): ApprovalNode => ({
  name,
  mode: 'any',
  by: { kind: 'people', memberIds: [memberId] },
  match: 'all',
  conditions: [],
  ifRequester: 'administrator',
  remind: true,
  escalate: true,
});

type Sides = { buyer: BuyerSide; seller: StoreSide; storeId: Id };

/** The first company has its frameworks with one supplier approved before it signs; one waits for the approver. */
export const askDemoApproval = async (house: Pick<House, 'db' | 'config' | 'files'>, { buyer, seller, storeId }: Sides): Promise<void> => {
  const { db } = house;
  const people = await readRows(
    db,
    Person,
  )`select id::text, mobile from member where mobile in ('13800000003', '13800000004', '13800000005')`;
  const idOf = (mobile: string) => people.find((one) => one.mobile === mobile)?.id;
  const [purchaser, approver, finance] = ['13800000003', '13800000004', '13800000005'].map(idOf);
  const goods = await listTradedGoods(db, buyer, storeId);
  if (!purchaser || !approver || !finance || goods.length === 0) return;
  await inTransaction(db, async (tx) => {
    const { id } = await saveProcess(tx, buyer, { name: '战略供应商合同审批', deptId: null, bizType: 'contract' });
    const nodes = [nodeOf('业务审核', approver), nodeOf('财务复核', finance)];
    await saveNodes(tx, buyer, { id, nodes, match: 'all', conditions: [{ field: 'supplier', op: 'in', ids: [storeId] }] });
    await setProcessStatus(tx, buyer, { id, status: 'enabled' });
  });
  const lines = goods.slice(0, 8).map(({ specId, num, price }) => ({ specId, num: num * 2, price }));
  const id = await inTransaction(db, (tx) =>
    createContract(tx, seller, { source: { kind: 'framework', partnerId: String(leadingCompany), lines } }, 'zh'),
  );
  // It is the purchaser's, who asks for it in her own department's name.
  await db.execute(
    sql`update agreement a set member_id = m.id, department_id = m.department_id from member m where a.id = ${id} and m.id = ${purchaser}`,
  );
  await sendContract(house, seller, id);
  await inTransaction(db, async (tx) => {
    const [row] = await readRows(tx, Hash)`select hash from agreement where id = ${id}`;
    await acceptContract(tx, buyer, id, { hash: row?.hash ?? '' });
    await submitContract(
      tx,
      { ...buyer, memberId: purchaser },
      id,
      { word: '下一年度主要材料供货，价格较上年持平，请审批。' },
      usualApprovalTimes,
    );
  });
};
