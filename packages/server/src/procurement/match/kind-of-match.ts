import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Plan, Slot } from '../../search/query-plan.ts';
import type { SearchBook } from '../../search/search-book.ts';

/** Whether a goods is the kind of thing that a line names; a line may say nothing of that. */
export type MatchKind = 'same' | 'unsaid' | 'other';

/** Whether a part of a line names this class: as a nickname, by a word of its name, or by a model that only this kind of thing has. */
const namesClass = (book: SearchBook, { alternatives, classes = [], also }: Slot, classId: Id): boolean =>
  classes.includes(classId) ||
  (also?.classes?.includes(classId) ?? false) ||
  alternatives.some((words) => words.some((word) => book.wordClasses.get(word)?.has(classId) ?? false));

const han = /\p{Script=Han}/u;
const pairsOf = (text: string): string[] => [...text.matchAll(/(?=(\p{Script=Han}{2}))/gu)].map(([, pair]) => pair as string);

/** What stands before a word that nobody knows, in one with it, only says more of it: 光纤 of 光纤熔接机. */
const describingIn = (text: string, { unknown }: Plan): string =>
  unknown
    .filter((word) => han.test(word))
    .map((word) => {
      const at = text.indexOf(word);
      return at < 0 || han.test(text[at + word.length] ?? '') ? '' : (/\p{Script=Han}*$/u.exec(text.slice(0, at))?.[0] ?? '');
    })
    .join(' ');

/**
 * A bolt of M16×80 is no hoop that is fastened with such: where only figures, or a value of another thing, agree with a line that says what it wants,
 * the kind does not. Two signs that stand in the name of the class are enough: people leave out the others.
 */
export const kindOfMatch = (book: SearchBook, plan: Plan, text: string, classId: Id): MatchKind => {
  const describing = describingIn(text, plan);
  const isSaid = han.test(text.replaceAll(/\d\S*/gu, ''));
  const telling = plan.slots.filter((slot) => !slot.want && !describing.includes(slot.typed));
  if (telling.some((slot) => slot.named === true || namesClass(book, slot, classId))) return 'same';
  if (!isSaid) return 'unsaid';
  const name = book.classes.get(classId)?.names.zh ?? '';
  return pairsOf(describing.trim() === '' ? text : text.replaceAll(describing.trim(), ' ')).some((pair) => name.includes(pair))
    ? 'same'
    : 'other';
};
