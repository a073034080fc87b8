import type { CartItem, CartList, WhichLines } from '@mall/contract/cart/cart.api.ts';
import { useSignedIn } from '@mall/kit/session/use-signed-in.ts';
import { Button } from '@mall/ui/button.tsx';
import { Confirm } from '@mall/ui/confirm.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { moveToFavourites, removeLines, type Selection, select, setNumber } from './cart-changes.ts';

const SignInFirst = lazy(() => import('@mall/kit/session/sign-in-first.tsx'));

/** What is about to leave the cart; the reader is asked first. */
type Asked = { which: WhichLines; title: string };

export type CartActs = {
  /** Lines whose change is under way: their quantity is closed until the cart was read again. */
  readonly busy: ReadonlySet<string>;
  readonly select: (which: Selection, selected: boolean) => void;
  readonly put: (item: CartItem, num: number) => void;
  readonly askRemove: (which: WhichLines, title: string) => void;
  readonly keep: (which: WhichLines) => void;
  readonly settle: (cart: CartList) => void;
  /** Dialogs that belong to these. */
  readonly dialogs: ReactNode;
};

export const useCart = (): CartActs => {
  const t = useWords('cart');
  const shell = useWords('shell');
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Asked>();
  const [working, setWorking] = useState(false);
  const [asksSignIn, setAsksSignIn] = useState(false);

  const put = async (item: CartItem, num: number) => {
    setBusy((before) => new Set(before).add(item.cartId));
    // The call has told a refusal; the cart that follows shows what holds.
    await setNumber(item.cartId, num).catch(() => undefined);
    setBusy((before) => new Set([...before].filter((id) => id !== item.cartId)));
  };
  const remove = async () => {
    if (!asked) return;
    setWorking(true);
    try {
      await removeLines(asked.which, signedIn);
      toast.ok(t('removed'));
    } catch {
      // Told by the call.
    }
    setWorking(false);
    setAsked(undefined);
  };
  const keep = async (which: WhichLines) => {
    if (!signedIn) return setAsksSignIn(true);
    setWorking(true);
    try {
      const { moved } = await moveToFavourites(which);
      toast.ok(t('kept', { count: moved }));
    } catch {
      // Told by the call.
    }
    setAsked(undefined);
    return setWorking(false);
  };
  const settle = ({ selectedKinds, faultyKinds, settleRefusal }: CartList) => {
    if (settleRefusal !== '') return void toast.warn(settleRefusal);
    if (faultyKinds > 0) return void toast.warn(t('mendFirst', { count: faultyKinds }));
    if (selectedKinds === 0) return void toast.warn(t('selectFirst'));
    return signedIn ? void navigate('/fillOrder') : setAsksSignIn(true);
  };
  const dialogs = (
    <>
      {asked &&
        createPortal(
          <Confirm
            open
            tone="danger"
            title={asked.title}
            labels={{ act: t('remove'), back: t('cancel'), close: shell('close') }}
            busy={working}
            onAct={() => void remove()}
            onClose={() => setAsked(undefined)}
            extra={
              signedIn && (
                <Button look="text" disabled={working} onClick={() => void keep(asked.which)}>
                  {t('keep')}
                </Button>
              )
            }
          >
            {t('removeText')}
          </Confirm>,
          document.body,
        )}
      {asksSignIn && (
        <Suspense>
          <SignInFirst onClose={() => setAsksSignIn(false)} />
        </Suspense>
      )}
    </>
  );
  return {
    busy,
    select: (which, selected) => void select(which, selected).catch(() => undefined),
    put: (item, num) => void put(item, num),
    askRemove: (which, title) => setAsked({ which, title }),
    keep: (which) => void keep(which),
    settle,
    dialogs,
  };
};
