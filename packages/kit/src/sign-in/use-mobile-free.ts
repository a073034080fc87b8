import { accountApi } from '@mall/contract/account/account.api.ts';
import { useRef } from 'react';
import { browserCall } from '../ask/browser.ts';
import { quietly } from '../form/quietly.ts';

/** Asks once a number. When it cannot be asked it counts as free: the server says the last word anyway. */
export const useMobileFree = () => {
  const known = useRef(new Map<string, Promise<boolean>>());
  return (mobile: string): Promise<boolean> => {
    const before = known.current.get(mobile);
    if (before) return before;
    const asked = browserCall(accountApi.checkMobile, { body: { memberMobile: mobile } }, quietly).then(
      ({ free }) => free,
      () => {
        known.current.delete(mobile);
        return true;
      },
    );
    known.current.set(mobile, asked);
    return asked;
  };
};
