const most = 20_000;

/** What is read out of a text, kept: printed values and typed figures are few and asked for again and again. */
export const keepByText = <T>(read: (text: string) => T): ((text: string) => T) => {
  const kept = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    if (kept.size >= most) kept.clear();
    const made = read(text);
    kept.set(text, made);
    return made;
  };
};
