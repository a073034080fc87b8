import type { Id } from '@mall/contract/kernel/fields.ts';
import type { SavePlateRule } from '@mall/contract/search/search-office.rules.ts';
import { plateFamily } from '@mall/grammar/plate-rule.ts';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { orTakenBy } from '../../kernel/or-taken.ts';
import { IdRow, readRows, TotalRow } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { MallSide } from '../../kernel/side.ts';

// Each is tried wherever a plate may begin.
const most = 500;
const orTaken = orTakenBy({ plate_rule_pattern_key: 'search_office.pattern_taken' });
const Row = z.strictObject({ name: z.string(), attributes: z.array(z.string()) });

/** Writes a plate down: it must be readable, of a class in use, and its figures attributes of that class. */
export const savePlateRule = async (
  tx: Tx,
  side: MallSide,
  { id, pattern, classId, note }: SavePlateRule & { id?: Id },
): Promise<{ id: Id }> => {
  const [leaf] = await readRows(tx, Row)`
    select c.names ->> 'zh' as name, array(select a.names ->> 'zh' from attribute a where a.class_id = c.id) as attributes
    from goods_class c where c.id = ${classId} and c.level = 3 and c.merged_into is null`;
  if (!leaf) throw refuse('search_office.class_unknown');
  const family = plateFamily({ id: '0', pattern, className: leaf.name });
  if (!family) throw refuse('search_office.pattern_wrong');
  const unknown = Object.values(family.groups)
    .flatMap(({ attr }) => attr ?? [])
    .find((name) => !leaf.attributes.includes(name));
  if (unknown !== undefined) throw refuse('search_office.attribute_unknown', { name: unknown });
  const [counted] = id === undefined ? await readRows(tx, TotalRow)`select count(*)::int as total from plate_rule` : [];
  if (counted && counted.total >= most) throw refuse('search_office.too_many', { most });
  const [saved] = await orTaken(() =>
    id === undefined
      ? readRows(
          tx,
          IdRow,
        )`insert into plate_rule (pattern, class_id, note, member_id) values (${pattern}, ${classId}, ${note}, ${side.memberId}) returning id::text`
      : readRows(tx, IdRow)`
          update plate_rule set pattern = ${pattern}, class_id = ${classId}, note = ${note}, member_id = ${side.memberId}, updated_at = now() where id = ${id} returning id::text`,
  );
  if (!saved) throw refuse('kernel.not_found');
  return saved;
};
