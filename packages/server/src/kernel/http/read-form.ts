const mostFields = 200;

const decoded = (text: string): string | undefined => {
  if (!text.includes('%') && !text.includes('+')) return text;
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return undefined;
  }
};

/**
 * The fields of a form, or undefined when it is none. Node's `URLSearchParams` takes a time that grows with the square of the body
 * (`a=&a&a…`), which lets one request stop the process; this reads every character once. A name that comes twice has no one meaning.
 */
export const readForm = (text: string): Readonly<Record<string, string>> | undefined => {
  const fields = Object.create(null) as Record<string, string>;
  let count = 0;
  for (let start = 0; start < text.length; ) {
    const found = text.indexOf('&', start);
    const end = found === -1 ? text.length : found;
    if (end > start) {
      const pair = text.slice(start, end);
      const sign = pair.indexOf('=');
      const name = decoded(sign === -1 ? pair : pair.slice(0, sign));
      const value = decoded(sign === -1 ? '' : pair.slice(sign + 1));
      count += 1;
      if (name === undefined || value === undefined || name in fields || count > mostFields) return undefined;
      fields[name] = value;
    }
    start = end + 1;
  }
  return fields;
};
