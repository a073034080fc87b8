import type { GiveVoucher } from '@mall/contract/inquiry/inquiry.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { CompanySide } from '../company/company-side.ts';
import { attachUploads } from '../content/attach-uploads.ts';
import type { Tx } from '../kernel/db.ts';
import { orTakenBy } from '../kernel/or-taken.ts';
import { refuse } from '../kernel/refusal.ts';
import { lockInquiry } from './lock-inquiry.ts';
import { requireFiles } from './require-files.ts';

const orGiven = orTakenBy({ inquiry_voucher_waiting: 'inquiry.moved' });

/** Hands in the papers of a deal; after they were sent back, others. */
export const giveVoucher = async (tx: Tx, side: CompanySide, id: Id, { files }: GiveVoucher): Promise<void> => {
  const { state } = await lockInquiry(tx, side, id);
  if (state !== 'confirmed') throw refuse('inquiry.moved');
  await requireFiles(tx, 'voucher', files);
  await attachUploads(
    tx,
    side,
    files.map(({ url }) => url),
    { kind: 'company', companyId: side.companyId },
    ['file', 'image'],
  );
  await orGiven(() =>
    tx.execute(
      sql`insert into inquiry_voucher (inquiry_id, member_id, files) values (${id}, ${side.memberId}, ${JSON.stringify(files)}::jsonb)`,
    ),
  );
};
