import { Button } from '@mall/ui/button.tsx';
import { HeartIcon } from '@mall/ui/icons/heart-icon.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import type { useFollowedStores } from './use-favourites.ts';

const SignInFirst = lazy(() => import('@mall/kit/session/sign-in-first.tsx'));

type FollowButtonProps = { storeId: string; name: string; followed: ReturnType<typeof useFollowedStores> };

export function FollowButton({ storeId, name, followed }: FollowButtonProps) {
  const t = useWords('search');
  const [busy, setBusy] = useState(false);
  const [asksSignIn, setAsksSignIn] = useState(false);
  const on = followed.has(storeId);
  const press = async () => {
    if (!followed.signedIn) return setAsksSignIn(true);
    setBusy(true);
    try {
      toast.ok(t((await followed.turn(storeId)) ? 'toast.followed' : 'toast.unfollowed'));
    } catch {
      // The call itself has told the reader why.
    }
    return setBusy(false);
  };
  return (
    <>
      <Button
        look="quiet"
        busy={busy}
        aria-pressed={on}
        aria-label={t(on ? 'stores.unfollowLabel' : 'stores.followLabel', { name })}
        icon={<HeartIcon size={16} />}
        onClick={() => void press()}
      >
        {t(on ? 'stores.followed' : 'stores.follow')}
      </Button>
      {asksSignIn && (
        <Suspense>
          <SignInFirst onClose={() => setAsksSignIn(false)} />
        </Suspense>
      )}
    </>
  );
}
