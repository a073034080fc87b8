const most = 10_000;

/** The page that an address names; anything that is none is the first. */
export const pageOf = (search: URLSearchParams): number => {
  const page = Number(search.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= most ? page : 1;
};
