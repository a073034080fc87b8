/** A code that nobody knows, as it stands in the line and in one piece: NLL-4, and not nll and 4. */
export const asTyped = (text: string, part: string): string => {
  if (!/^[\x21-\x7e]+$/u.test(part) || !/[a-z]/iu.test(part)) return part;
  const at = text.toLowerCase().indexOf(part.toLowerCase());
  if (at < 0) return part;
  const end = at + part.length;
  return text.slice(at, end) + (/^-\d{1,4}[A-Za-z]?(?![\w./×*])/u.exec(text.slice(end))?.[0] ?? '');
};
