import type { Id } from '@mall/contract/kernel/fields.ts';
import type { SaveSynonym } from '@mall/contract/search/search-office.rules.ts';
import type { Tx } from '../../kernel/db.ts';
import { orTakenBy } from '../../kernel/or-taken.ts';
import { IdRow, readRows, TotalRow } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { MallSide } from '../../kernel/side.ts';
import { synonymKey } from '../say-otherwise.ts';

// Every node holds all of them and looks at each while it reads.
const most = 5000;
const orTaken = orTakenBy({ search_synonym_key_key: 'search_office.word_taken' });

/** Teaches the search a word, or changes what it means. */
export const saveSynonym = async (tx: Tx, side: MallSide, { id, word, means, note }: SaveSynonym & { id?: Id }): Promise<{ id: Id }> => {
  const key = synonymKey(word);
  if (key === '') throw refuse('search_office.word_required');
  if (key === synonymKey(means)) throw refuse('search_office.same');
  const [counted] = id === undefined ? await readRows(tx, TotalRow)`select count(*)::int as total from search_synonym` : [];
  if (counted && counted.total >= most) throw refuse('search_office.too_many', { most });
  const [saved] = await orTaken(() =>
    id === undefined
      ? readRows(
          tx,
          IdRow,
        )`insert into search_synonym (word, key, means, note, member_id) values (${word}, ${key}, ${means}, ${note}, ${side.memberId}) returning id::text`
      : readRows(tx, IdRow)`
          update search_synonym set word = ${word}, key = ${key}, means = ${means}, note = ${note}, member_id = ${side.memberId}, updated_at = now() where id = ${id} returning id::text`,
  );
  if (!saved) throw refuse('kernel.not_found');
  return saved;
};
