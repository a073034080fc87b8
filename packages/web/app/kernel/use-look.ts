import { wordMost } from '@mall/contract/figures/figures.rules.ts';
import { type Look, lookApi } from '@mall/contract/figures/look.api.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { useEffect } from 'react';

/** Who leaves sooner has not looked. */
const lookMs = 1000;
/** From a list to what was pressed in it. */
const pressMs = 5000;

let led = '';
let last = '';

const wordBehind = (): string => {
  if (led) return led;
  const from = URL.parse(document.referrer);
  // A list that opened the goods in another window.
  return last === '' && from?.origin === window.location.origin ? (from.searchParams.get('keyword') ?? '') : '';
};

const tell = (look: Look): void => {
  browserCall(lookApi.look, { body: look }, { silent: true }).catch(() => undefined);
};

/** Tells once that something is being looked at; a page that is fetched ahead or lies behind others tells nothing until it is seen. */
const useLook = (key: string, lookOf: () => Look): void => {
  useEffect(() => {
    if (key === '' || last === key) return undefined;
    const look = lookOf();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', begin);
      waiting = setTimeout(() => {
        last = key;
        tell(look);
      }, lookMs);
    };
    document.addEventListener('visibilitychange', begin);
    begin();
    return () => {
      document.removeEventListener('visibilitychange', begin);
      clearTimeout(waiting);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says all of it
  }, [key]);
};

export const useGoodsLook = (goodsId: string): void =>
  useLook(`goods ${goodsId}`, () => {
    const word = wordBehind().trim().slice(0, wordMost);
    return { goodsId, ...(word && { word }) };
  });

export const useStoreLook = (storeId: string): void => useLook(`store ${storeId}`, () => ({ storeId }));

/** A list by words: what is pressed in it was led to by them, and where it is empty they were in vain. */
export const useSearchLook = (word: string, found: boolean): void => {
  useLook(found || word === '' ? '' : `missed ${word}`, () => ({ missed: word.trim().slice(0, wordMost) }));
  useEffect(() => {
    if (word === '') return undefined;
    led = word;
    return () => {
      setTimeout(() => {
        if (led === word) led = '';
      }, pressMs);
    };
  }, [word]);
};
