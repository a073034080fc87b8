import type { Plan } from '../../search/query-plan.ts';
import type { SearchBook } from '../../search/search-book.ts';
import { lost, type Point } from './score-match.ts';

/** What letters before a cable's model say of how it behaves in a fire, and how else that is printed. */
const promises: readonly { letters: RegExp; printed: RegExp }[] = [
  { letters: /(?<![A-Za-z])(?:NH|Z[A-D]?N|WDZ?[A-D]?N)-?(?=[A-Z]{2})|耐火/u, printed: /耐火|(?:^|\s)(?:NH|Z[A-D]?N|WDZ?[A-D]?N)-?[A-Z]/u },
  { letters: /(?<![A-Za-z])WD(?=Z?[A-D]?N?-?[A-Z]{2})|无卤/u, printed: /无卤|(?:^|\s)WD/u },
];
const weight = 5;

type Promised = { asked: string; printed: RegExp };

/** What a line asks for of that; a model that is missing as a whole says it already. */
export const fireAsked = ({ missing, unknown }: Plan, text: string): Promised[] =>
  promises.flatMap(({ letters, printed }) => {
    const asked = letters.exec(text)?.[0].replace(/-$/u, '') ?? '';
    return asked === '' || missing.some(({ typed }) => typed.includes(asked)) || unknown.includes(asked) ? [] : [{ asked, printed }];
  });

/** A cable that must hold in a fire is no other one: the search finds the model without these letters, a bill must not take it for the same. */
export const firePoints = (promised: readonly Promised[], book: SearchBook, values: ReadonlySet<number>): Point[] =>
  promised.map(({ asked, printed }) => {
    const isMet = [...values].some((no) => printed.test(book.values[no]?.text ?? ''));
    return { ...lost(asked, '', weight), isMet, share: isMet ? 1 : 0 };
  });
