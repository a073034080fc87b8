import { favouritesApi } from '@mall/contract/member/favourites.api.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { useSignedIn } from '@mall/kit/session/use-signed-in.ts';
import { useEffect } from 'react';

let last = '';

/** A member's visit is noted once, however many tabs and specs of the goods are looked at. */
export const useFootprint = (goodsId: string, specId: string): void => {
  const signedIn = useSignedIn();
  useEffect(() => {
    if (!signedIn || last === goodsId) return;
    last = goodsId;
    browserCall(favouritesApi.addBrowse, { body: { goodsId, specId } }, { silent: true }).catch(() => undefined);
  }, [signedIn, goodsId, specId]);
};
