import type { SavePartner } from '@mall/contract/account/partner.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../../kernel/db.ts';
import { orTakenBy } from '../../kernel/or-taken.ts';
import { IdRow, readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { MallSide } from '../../kernel/side.ts';
import { sqlList } from '../../kernel/sql-list.ts';

const orTaken = orTakenBy({ partner_name_key: 'partner.name_taken' });

const requireCompany = async (tx: Tx, companyId: Id | null): Promise<void> => {
  if (companyId === null) return;
  const [found] = await readRows(tx, IdRow)`select id::text from company where id = ${companyId}`;
  if (!found) throw refuse('partner.company_unknown');
};

/** Takes up a partner, or changes whom it may vouch for. Whom it brought under another company it brings no more: that is asked at each entry. */
export const savePartner = async (
  tx: Tx,
  side: MallSide,
  { id, name, companyId, tags, adds }: SavePartner & { id?: Id },
): Promise<{ id: Id }> => {
  await requireCompany(tx, companyId);
  const list = sqlList([...new Set(tags)], 'text');
  const [saved] = await orTaken(() =>
    id === undefined
      ? readRows(tx, IdRow)`
          insert into partner (name, company_id, tags, adds, created_by) values (${name}, ${companyId}::bigint, ${list}, ${adds}, ${side.memberId}) returning id::text`
      : readRows(tx, IdRow)`
          update partner set name = ${name}, company_id = ${companyId}::bigint, tags = ${list}, adds = ${adds} where id = ${id} returning id::text`,
  );
  if (!saved) throw refuse('kernel.not_found');
  return saved;
};
