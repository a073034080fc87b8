import { useCounter, useText } from '@mall/counter/frame/counter-context.ts';
import { useDesk } from '@mall/counter/frame/use-desk.ts';

export type WaitingThing = { screen: string; title: string; count: number };

/** What waits, on the screens that this site has: rooms that come later appear as soon as they count. */
export const useWaiting = (): WaitingThing[] | undefined => {
  const { screens } = useCounter();
  const text = useText();
  return useDesk()?.waiting.flatMap(({ screen, count }) => {
    const found = screens.find(({ path, menu }) => path === screen && menu);
    return found ? [{ screen, count, title: text(found.title) }] : [];
  });
};
