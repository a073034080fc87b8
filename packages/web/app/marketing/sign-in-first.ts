import { lazy } from 'react';

/** Loaded when a visitor first asks for what members have. */
export const SignInFirst = lazy(() => import('@mall/kit/session/sign-in-first.tsx'));
