const mostPages = 10_000;

/** The page that an address asks for; anything odd is the first. */
export const pageFrom = (search: URLSearchParams): number => {
  const asked = search.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(asked) ? Math.min(Number(asked), mostPages) : 1;
};
