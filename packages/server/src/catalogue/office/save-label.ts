import type { SaveLabel } from '@mall/contract/catalogue/brand-office.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../../kernel/db.ts';
import { orTakenBy } from '../../kernel/or-taken.ts';
import { IdRow, readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';

const orTaken = orTakenBy({ label_key_key: 'class_office.key_taken' });

/** A label, new under its key or as it stands. */
export const saveLabel = async (tx: Tx, label: SaveLabel | (Omit<SaveLabel, 'key'> & { id: Id })): Promise<{ id: Id }> => {
  const names = JSON.stringify(label.names);
  const [saved] = await orTaken(() =>
    'id' in label
      ? readRows(tx, IdRow)`update label set names = ${names}::jsonb, tone = ${label.tone} where id = ${label.id} returning id::text`
      : readRows(tx, IdRow)`
          insert into label (key, names, tone, sort) values (${label.key}, ${names}::jsonb, ${label.tone}, (select coalesce(max(sort), 0) + 1 from label)) returning id::text`,
  );
  if (!saved) throw refuse('kernel.not_found');
  return saved;
};
