const causedBy = 'caused by: ';

/** A failed statement can be thousands of signs long; why it failed stands behind it. */
const shorten = (stack: string): string => {
  const [said = '', ...causes] = stack.split(causedBy);
  return [said.slice(0, 1000), ...causes.map((cause) => cause.slice(0, 600))].join(`\n  ${causedBy}`);
};

/** What the mall wrote about what went wrong in it, each error once. */
export const errorsIn = (log: string): Set<string> =>
  new Set([...log.matchAll(/"stack":"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => shorten(text.replaceAll('\\n', '\n'))));
