import * as z from 'zod';
import { signedIn } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { otherSites } from './other-site.rules.ts';

export const otherSiteApi = {
  getUseToken: call({
    verb: 'GET',
    path: '/portal/member/member/getUseToken',
    access: signedIn,
    summary:
      'A token that one other site takes once, within 60 seconds, for whoever is signed in here (POST /auth/useToken/{site} by that site)',
    query: z.strictObject({ site: z.enum(otherSites).default('cloud') }),
    data: z.strictObject({ token: z.string(), seconds: z.number().int() }),
    ownSite: true,
  }),
};
