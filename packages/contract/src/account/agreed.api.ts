import * as z from 'zod';
import { signedIn } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Nothing } from '../kernel/fields.ts';

export const agreementKinds = ['agreement', 'privacy'] as const;
export type AgreementKind = (typeof agreementKinds)[number];

const Agreed = z.strictObject({ kind: z.enum(agreementKinds), version: z.int().min(1).max(100_000) });
export const DueAgreement = z.strictObject({ ...Agreed.shape, title: z.string(), content: z.string() });
export type DueAgreement = z.infer<typeof DueAgreement>;

/** Agreements with a version that those who agreed to an earlier one are asked about again. */
export const agreedApi = {
  due: call({
    verb: 'GET',
    path: '/portal/member/agreements/due',
    access: signedIn,
    summary: 'Agreements that whoever is signed in, buyer or seller, is asked to agree to again',
    data: z.array(DueAgreement),
  }),
  agree: call({
    verb: 'POST',
    path: '/portal/member/agreements/agree',
    access: signedIn,
    summary: 'Agrees to the versions that were shown; refused where one of them is no longer the one that holds',
    body: z.strictObject({ list: z.array(Agreed).min(1).max(agreementKinds.length) }),
    data: Nothing,
  }),
};
