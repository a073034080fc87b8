import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

const keepFirst = () => {
  let first: boolean | undefined;
  return (value: boolean) => {
    first ??= value;
    return first;
  };
};

/**
 * Whether this part of the page came rendered from the server, for as long as it stands; false where the browser rendered it after a step from
 * another page. React asks the second question only while a part wakes up; the first then keeps to that answer, because another one would
 * draw the part a second time.
 */
export const useCameRendered = (): boolean => {
  const [keep] = useState(keepFirst);
  return useSyncExternalStore(
    never,
    () => keep(false),
    () => keep(true),
  );
};
