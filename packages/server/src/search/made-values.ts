import { type SQL, sql } from 'drizzle-orm';
import { madeFacets } from './made-facets.ts';
import type { BookGroup, SearchBook } from './search-book.ts';

// Beyond what an identity column reaches, and still exact as a number.
const firstId = 9_000_000_000_000_000;
const room = 1000;

const made = madeFacets.map(({ no, names, values }) => ({
  id: String(firstId + no * room),
  names,
  values: values.map((value, at) => ({ ...value, id: String(firstId + no * room + at + 1) })),
}));

const cases = made.map(({ values }) => `case ${values.map(({ id, when }) => `when ${when} then ${id}::bigint`).join(' ')} end`);

/** The values of spec `s`, its own and those that are made of its columns. */
export const specValues = made.length === 0 ? 's.value_ids' : `(s.value_ids || array_remove(array[${cases.join(', ')}], null))`;

/** Every value that may be counted, with its attribute. */
export const valueTable: SQL = sql.raw(
  [
    'select id, attribute_id from attribute_value',
    ...made.flatMap(({ id, values }) => values.map((value) => `select ${value.id}::bigint, ${id}::bigint`)),
  ].join(' union all '),
);

/** They are chosen and counted like attributes; no word finds them. */
export const addMadeValues = (book: SearchBook, numberOf: (key: string) => number): void => {
  for (const { id, names, values } of made) {
    const group: BookGroup = { no: book.groups.length, id, ids: [id], names, sort: 0, classes: new Set() };
    book.groups.push(group);
    book.madeGroups.push(group);
    book.groupOfAttribute.set(id, group);
    for (const [sort, value] of values.entries()) {
      const no = numberOf(`made:${value.id}`);
      const quoted = JSON.stringify(value.names.zh);
      const known = { no, id: value.id, ids: [value.id], text: '', words: value.names, quoted, group: group.no, sort };
      book.values[no] = { ...known, facet: true, keys: [], figures: [] };
      book.valueById.set(value.id, book.values[no]);
    }
  }
};
