const most = 10_000;

/** The page that an address names. Anything that is none is the first, so that no shared link ever fails. */
export const readPage = (text: string | null): number => {
  const page = /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1;
  return page <= most ? page : 1;
};

export const pagesOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));
