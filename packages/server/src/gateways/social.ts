import { text } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import { askSigned } from './ask-signed.ts';

/** Who scanned; a code that is unknown, used or too old is refused. */
const SocialWord = z.discriminatedUnion('state', [
  z.object({ state: z.literal('known'), openId: z.string().regex(/^[\w-]{4,128}$/), name: text(60).default('') }),
  z.object({ state: z.literal('refused') }),
]);
export type SocialWord = z.infer<typeof SocialWord>;

/** The social platform. `undefined`: it was away, slow, or its answer was not signed by it. Never asked inside a transaction. */
export type SocialGateway = { readonly exchange: (code: string) => Promise<SocialWord | undefined> };

/** Without an address there is no platform: it answers as if it were away. */
export const httpSocial = (url: string | undefined, secret: string, appId: string): SocialGateway => ({
  exchange: async (code) =>
    url === undefined
      ? undefined
      : SocialWord.safeParse(await askSigned({ url, secret, system: 'social', act: 'exchange' }, { appId, code })).data,
});
