import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this part of the page came rendered from the server, for as long as it stands; false where the browser rendered it after a step from another page. */
export const useCameRendered = (): boolean => {
  const waking = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(waking)[0];
};
