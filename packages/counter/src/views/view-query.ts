/** Where the reader stands in a list is no part of a view: the page, and the case that is open. */
const passing = ['page', 'id'];

/** The filters of an address, as a view keeps them; the same filters are the same text, in whatever order they were chosen. */
export const viewQueryOf = (search: string): string => {
  const query = new URLSearchParams(search);
  for (const name of passing) query.delete(name);
  query.sort();
  return query.toString();
};
