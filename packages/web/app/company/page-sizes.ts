/** How many rows a page of the company's lists may have. */
export const pageSizes = ['10', '20', '50'] as const;

export const sizesOf = (hrefOf: (size: (typeof pageSizes)[number]) => string) => ({
  choices: pageSizes.map(Number),
  hrefOf: (size: number) => hrefOf(pageSizes.find((one) => one === String(size)) ?? '10'),
});
