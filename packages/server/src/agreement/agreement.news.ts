import { sql } from 'drizzle-orm';
import type { RoomNews } from '../kernel/news.ts';
import { moveContract } from './move-contract.ts';
import { voidSignatures } from './tell-contract.ts';

export const agreementNews: RoomNews = {
  atOnce: {
    // What a company rejects it refuses to sign; whatever else became of its approval, the contract waits where it is.
    'approval.decided': async (tx, { contractId, outcome, by, reason }) => {
      if (contractId === undefined || outcome !== 'rejected') return;
      await moveContract(tx, contractId, 'refuse', by, { reason, also: sql`, reason = ${reason}` });
      await voidSignatures(tx, contractId);
    },
    // What somebody looked after who leaves a company, the colleague named does.
    'company.member_left': async (tx, { companyId, memberId, heirId }) => {
      await tx.execute(sql`update agreement set member_id = ${heirId} where member_id = ${memberId} and company_id = ${companyId}`);
    },
  },
};
