import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { words } from '@mall/contract/kernel/language.ts';
import type { Tx } from '../kernel/db.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { addList } from './add-list.ts';
import { requireList } from './list.queries.ts';

const copied = words(' 副本', ' (copy)', ' (copie)', ' (copia)', ' (cópia)', ' (копия)');

/** A list of one's own with the lines of another that are still on sale. */
export const copyList = async (tx: Tx, side: BuyerSide, id: Id, language: Language): Promise<{ id: Id }> => {
  const { name, note, items } = await requireList(tx, side, id, language);
  const end = copied[language];
  return addList(tx, side, {
    name: `${[...name].slice(0, 60 - end.length).join('')}${end}`,
    note,
    sharing: 'own',
    projectId: null,
    lines: items.filter(({ gone }) => !gone).map(({ specId, num, remark }) => ({ specId, num, remark })),
  });
};
