import * as z from 'zod';
import { Id, text } from '../kernel/fields.ts';

/** What the mall's people have said to a company's domain. */
export const identityDecisions = ['waiting', 'approved', 'refused'] as const;

const issuerMost = 300;

export const SaveIdentity = z.strictObject({
  domain: z
    .string()
    .trim()
    .toLowerCase()
    .max(190, { error: 'identity.domain_wrong' })
    .regex(/^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/, { error: 'identity.domain_wrong' }),
  issuer: text(issuerMost, 0, 'identity.issuer_wrong').min(10, { error: 'identity.issuer_wrong' }),
  clientId: text(200).min(1, { error: 'identity.client_required' }),
  /** Empty: the one that is kept here stays. */
  clientSecret: text(200),
  roleId: Id.nullable(),
});
export type SaveIdentity = z.infer<typeof SaveIdentity>;

/** Where a company says that a domain is its own, and what it writes there. */
export const proofName = (domain: string): string => `_mall-verify.${domain}`;
export const proofText = (proof: string): string => `mall-verify=${proof}`;
