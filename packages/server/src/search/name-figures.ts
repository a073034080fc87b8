import type { Piece } from './query-plan.ts';
import type { SearchBook } from './search-book.ts';

/** What stands behind the telling part of an attribute's name: 线圈 says 线圈电压. */
const quantity = /^(?:电压|电流|功率|容量|直径|半径|长度|高度|宽度|厚度|截面|范围|规格|等级|数量|数|距离|时间|温度|尺寸)$/;

/** Attributes that a typed word names. A sign alone counts wherever it stands: 深 of 柜深. */
const groupsNamed = (book: SearchBook, { typed, lost }: Piece): Set<number> => {
  const isLoose = lost !== undefined || [...typed].length === 1;
  const found = new Set<number>();
  for (const { no, names } of book.groups) {
    const at = no > 0 ? names.zh.indexOf(typed) : -1;
    if (at < 0) continue;
    const rest = names.zh.slice(at + typed.length);
    if (isLoose || rest === '' || (at === 0 && quantity.test(rest))) found.add(no);
  }
  return found;
};

/** The figure with only the values of some attributes, or nothing where it has none there. */
const limited = (book: SearchBook, piece: Piece | undefined, groups: ReadonlySet<number>): Piece | undefined => {
  if (!piece?.want) return undefined;
  const { alternatives, values = [], together = [], also } = piece;
  const reach = [...values, ...(also?.values ?? []), ...(together.length === 1 ? (together[0] ?? []) : [])];
  const own = [...new Set(reach)].filter((no) => groups.has(book.values[no]?.group ?? -1));
  if (own.length === 0) return undefined;
  const wide = {
    alternatives: [...alternatives, ...(also?.alternatives ?? [])],
    values: [...values, ...(also?.values ?? [])],
    together: also?.together ?? together,
  };
  return { ...piece, alternatives: [], values: own, together: [], also: wide };
};

/** 梢径190, 400米档距, 线圈380V: a word that names an attribute tells which one the figure beside it is of, and is no word of the goods. */
export const nameFigures = (book: SearchBook, given: readonly Piece[]): Piece[] => {
  const pieces: (Piece | undefined)[] = [...given];
  for (const [at, piece] of given.entries()) {
    if (piece.want || (piece.classes ?? []).length > 0 || !/^\p{Script=Han}+$/u.test(piece.typed)) continue;
    if (piece.lost === undefined && !given[at + 1]?.want && !given[at - 1]?.want) continue;
    const groups = groupsNamed(book, piece);
    if (groups.size === 0) continue;
    const place = [at + 1, at - 1].find((beside) => limited(book, pieces[beside], groups));
    if (place !== undefined) {
      pieces[place] = limited(book, pieces[place], groups);
      pieces[at] = undefined;
    } else if (piece.lost !== undefined) {
      const { lost: _, ...rest } = piece;
      const classes = [...groups].flatMap((no) => [...(book.groups[no]?.classes ?? [])]);
      pieces[at] = { ...rest, classes: [...new Set(classes)], about: [] };
    }
  }
  return pieces.filter((piece) => piece !== undefined);
};
