import type { SaveBrand } from '@mall/contract/catalogue/brand-office.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../../kernel/db.ts';
import { orTakenBy } from '../../kernel/or-taken.ts';
import { IdRow, readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';

const orTaken = orTakenBy({ brand_name_key: 'class_office.brand_taken' });

/** A brand, new or as it stands. */
export const saveBrand = async (tx: Tx, { id, name, enName, initial, story, logo, own }: SaveBrand & { id?: Id }): Promise<{ id: Id }> => {
  const [saved] = await orTaken(() =>
    id === undefined
      ? readRows(tx, IdRow)`
          insert into brand (name, en_name, initial, story, logo, own, sort)
          values (${name}, ${enName}, ${initial}, ${story}, ${logo}, ${own}, (select coalesce(max(sort), 0) + 1 from brand)) returning id::text`
      : readRows(tx, IdRow)`
          update brand set name = ${name}, en_name = ${enName}, initial = ${initial}, story = ${story}, logo = ${logo}, own = ${own} where id = ${id} returning id::text`,
  );
  if (!saved) throw refuse('kernel.not_found');
  return saved;
};
