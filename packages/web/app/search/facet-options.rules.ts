type Option = { readonly id: string; readonly name: string; readonly count: number };
type Choice = { readonly chosen: readonly string[]; readonly all: boolean; readonly typed: string; readonly few: number };

/** Of a long list the first few, and every chosen one wherever it stands; one more than few is no long list. */
export const shownOptions = <O extends Option>(options: readonly O[], { chosen, all, typed, few }: Choice) => {
  const wanted = typed.trim().toLowerCase();
  const matching = wanted === '' ? options : options.filter(({ name }) => name.toLowerCase().includes(wanted));
  if (all || wanted !== '' || matching.length <= few + 1) return { shown: matching, hidden: 0 };
  const shown = matching.filter(({ id }, place) => place < few || chosen.includes(id));
  return { shown, hidden: matching.length - shown.length };
};
