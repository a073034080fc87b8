type Known = { readonly id: string };

/**
 * Where the goods go: as chosen, else as usual. A correction begins with where its order went; where that is no longer in the book, the buyer says
 * where to, or goods would go elsewhere without anybody's word.
 */
export const chosenAddress = <A extends Known>(
  addresses: readonly A[],
  { chosen, usual, isCorrection }: { chosen: string | undefined; usual: string | null | undefined; isCorrection: boolean },
): A | undefined => addresses.find(({ id }) => id === (chosen ?? (isCorrection ? undefined : usual)));
