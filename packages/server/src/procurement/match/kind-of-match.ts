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

const ownNames = new WeakMap<SearchBook, Map<string, ReadonlySet<Id>>>();
/** Classes that have a word in their own name, and not only in that of a shelf they share with others. */
const namedSo = (book: SearchBook, word: string): ReadonlySet<Id> => {
  let kept = ownNames.get(book);
  if (!kept) ownNames.set(book, (kept = new Map()));
  const known = kept.get(word);
  if (known) return known;
  const made = new Set([...book.classes.values()].filter(({ level, names }) => level === 3 && names.zh.includes(word)).map(({ id }) => id));
  if (kept.size < mostKept) kept.set(word, made);
  return made;
};
const mostKept = 5000;

const isOwn = (book: SearchBook, { typed, named, classes = [] }: Slot, classId: Id): boolean =>
  named === true || classes.includes(classId) || namedSo(book, typed).has(classId);

/** 断路器 on a shelf of 断路器与隔离开关 is no 隔离开关: what the name of another class ends in, and this one's has not, is another kind. */
const isOfOther = (book: SearchBook, { typed }: Slot, classId: Id): boolean => {
  if (typed.length < 3 || !/^\p{Script=Han}+$/u.test(typed)) return false;
  const own = namedSo(book, typed);
  return !own.has(classId) && [...own].some((id) => (book.classes.get(id)?.names.zh ?? '').endsWith(typed));
};

/** Whether a line names another kind of thing than this, in words that the mall knows. */
export const namesOther = (book: SearchBook, { slots }: Plan, classId: Id): boolean => {
  const telling = slots.filter((slot) => !slot.want);
  return (
    telling.some((slot) => isOfOther(book, slot, classId) || (slot.anchor === 2 && (slot.classes ?? []).length > 0)) &&
    !telling.some((slot) => isOwn(book, slot, classId) || namesClass(book, slot, classId))
  );
};

/** What the mall does not sell: that something comes nearest makes it no such thing. */
const isOutside = ({ missing }: Plan): boolean => missing.some(({ typed, nearest }) => han.test(typed) && nearest.length > 0);

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
  if (isOutside(plan) || (!telling.some((slot) => isOwn(book, slot, classId)) && telling.some((slot) => isOfOther(book, slot, classId))))
    return 'other';
  if (telling.some((slot) => slot.named === true || namesClass(book, slot, classId))) return 'same';
  if (!isSaid) return 'unsaid';
  const name = book.classes.get(classId)?.names.zh ?? '';
  return pairsOf(describing.trim() === '' ? text : text.replaceAll(describing.trim(), ' ')).some((pair) => name.includes(pair))
    ? 'same'
    : 'other';
};
