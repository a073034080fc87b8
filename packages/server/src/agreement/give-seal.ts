import type { SealKind } from '@mall/contract/agreement/agreement.rules.ts';
import { sql } from 'drizzle-orm';
import { writeAudit } from '../account/write-audit.ts';
import { companySide } from '../company/company-side.ts';
import { attachUploads } from '../content/attach-uploads.ts';
import { uploadKeys } from '../content/upload-keys.ts';
import { uploadPlace } from '../content/upload-place.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import { readWhole } from '../kernel/files/files.ts';
import type { House } from '../kernel/house.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { hashOf } from './contract-files.ts';
import { makeSealPicture } from './seal-picture.ts';

type Given = { kind: SealKind; url: string };

/** One change of a company's seals at a time: of two who give one at once the later stands. */
const takeOut = async (tx: Tx, side: BuyerSide, kind: SealKind): Promise<boolean> => {
  const { companyId, memberId } = companySide(side);
  await tx.execute(sql`select from company where id = ${companyId} for no key update`);
  const { rowCount } = await tx.execute(sql`
    update agreement_seal set removed_by = ${memberId}, removed_at = now() where company_id = ${companyId} and kind = ${kind} and removed_at is null`);
  return (rowCount ?? 0) > 0;
};

/** The company's seal of a kind from now on, drawn of an own upload. The picture as it was sent is the company's from then on. */
export const giveSeal = async ({ db, files }: Pick<House, 'db' | 'files'>, side: BuyerSide, { kind, url }: Given): Promise<null> => {
  const { companyId, memberId } = companySide(side);
  // Looked at outside of the transaction; that it is the asker's own is asked first, and once more when it is attached.
  const { rowCount } = await db.execute(
    sql`select from upload where key = any (${sql.param(uploadKeys([url]))}::text[]) and member_id = ${memberId} and kind = 'image'`,
  );
  const bytes = rowCount ? await readWhole(files, uploadPlace(uploadKeys([url])[0] ?? '')) : undefined;
  if (!bytes) throw refuse('content.upload_unknown');
  const png = await makeSealPicture(bytes);
  await inTransaction(db, async (tx) => {
    await attachUploads(tx, side, [url], { kind: 'company', companyId }, ['image']);
    const replaced = await takeOut(tx, side, kind);
    await tx.execute(
      sql`insert into agreement_seal (company_id, kind, png, member_id, given_at) values (${companyId}, ${kind}, ${png}, ${memberId}, clock_timestamp())`,
    );
    await writeAudit(tx, 'contract.seal_given', { companyId, target: kind, after: { kind, replaced, hash: hashOf(png) } }, side);
  });
  return null;
};

/** From now on papers bear the seal that is drawn from the company's name. */
export const removeSeal = async (tx: Tx, side: BuyerSide, kind: SealKind): Promise<null> => {
  if (!(await takeOut(tx, side, kind))) throw refuse('kernel.not_found');
  await writeAudit(tx, 'contract.seal_removed', { companyId: companySide(side).companyId, target: kind, before: { kind } }, side);
  return null;
};
