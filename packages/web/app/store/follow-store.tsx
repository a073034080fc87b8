import { Button } from '@mall/ui/button.tsx';
import { HeartIcon } from '@mall/ui/icons/heart-icon.tsx';
import { lazy, Suspense } from 'react';
import { useWords } from '../kernel/words.tsx';
import type { useFollow } from './use-follow.ts';

const SignInFirst = lazy(() => import('@mall/kit/session/sign-in-first.tsx'));

type FollowStoreProps = { follow: ReturnType<typeof useFollow>; small?: boolean };

export function FollowStore({ follow, small = false }: FollowStoreProps) {
  const t = useWords('store');
  const { follows, busy, press, asksSignIn, stopAsking } = follow;
  return (
    <>
      <Button
        look={follows || small ? 'quiet' : 'primary'}
        size={small ? 's' : 'm'}
        busy={busy}
        aria-pressed={follows}
        icon={small ? undefined : <HeartIcon size={16} />}
        onClick={() => void press()}
      >
        {t(follows ? 'follow.following' : small ? 'follow.short' : 'follow.act')}
      </Button>
      {asksSignIn && (
        <Suspense>
          <SignInFirst onClose={stopAsking} />
        </Suspense>
      )}
    </>
  );
}
