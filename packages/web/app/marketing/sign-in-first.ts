import { lazy } from 'react';

/** Loaded when a visitor first asks for what members have. */
export const SignInFirst = lazy(() => import('../shell/sign-in-first.tsx'));
