import { failureOf } from '@mall/contract/errors.ts';
import type { Access, Audience, Reach } from '@mall/contract/kernel/access.ts';
import * as z from 'zod';
import { GivenRights, rightsOf } from '../account/given-rights.ts';
import { type Actor, guest, type Rights } from '../kernel/actor.ts';
import { admit } from '../kernel/admit.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { NamedCall } from './contract-calls.ts';

/** Somebody who may ask: nobody in particular, or one of a kind with one role. */
export type Asker = {
  readonly key: string;
  readonly name: string;
  readonly audience: Audience | 'guest';
  readonly actor: Actor;
};

const Row = z.strictObject({ key: z.string(), name: z.string(), audience: z.enum(['buyer', 'seller', 'operator']), given: GivenRights });

/** What everybody of a kind has by himself, under whatever he is given. */
const baseOf = (key: string, audience: Audience): string => {
  if (audience !== 'buyer') return audience;
  return key.startsWith('company_') ? 'enterprise' : key;
};

const actorOf = (audience: Audience, base: boolean, rights: Rights): Actor => {
  const person = { memberId: '1', sessionId: '1', rights };
  if (audience === 'operator') return { ...person, kind: 'operator' };
  // Who has no role in a store is of none: he is still registering one.
  if (audience === 'seller') return { ...person, kind: 'seller', storeId: base ? undefined : '1' };
  const none = { departmentId: undefined, departments: [], zoneId: undefined, ownStoreId: undefined };
  return { ...person, ...none, kind: 'buyer', companyId: undefined, companyState: undefined };
};

/** Everybody who can come, by the roles that the mall brings: a guest first, then buyers, stores' people and the mall's own. */
export const listAskers = async (tx: Tx): Promise<Asker[]> => {
  const roles = await readRows(tx, Row)`
    select r.key, r.name, r.audience, (select coalesce(json_agg(json_build_array(g.right_name, g.reach)), '[]'::json) from role_right g where g.role_id = r.id) as given
    from role r where r.company_id is null order by array_position(array['buyer', 'seller', 'operator'], r.audience), r.id`;
  const people = roles.map(({ key, name, audience, given }): Asker => {
    const base = baseOf(key, audience);
    const brought = base === key ? [] : (roles.find((role) => role.key === base)?.given ?? []);
    return { key, name, audience, actor: actorOf(audience, base === key, rightsOf([...brought, ...given], audience)) };
  });
  return [{ key: 'guest', name: '访客', audience: 'guest', actor: guest }, ...people];
};

/** How far somebody comes at a call, or the code that he is refused with. `yes`: in, where reach says nothing. */
type Verdict = { readonly may: Reach | 'yes' } | { readonly refused: string };

/** Asked of what the routes ask: nothing here knows a rule of its own. */
export const verdictOf = (access: Access, { actor }: Asker): Verdict => {
  try {
    const side = admit(access, actor, undefined);
    return { may: 'reach' in access && access.reach !== 'own' && 'reach' in side ? side.reach : 'yes' };
  } catch (error) {
    if (error instanceof Refusal) return { refused: failureOf(error.code).errorCode ?? error.code };
    throw error;
  }
};

export type PermissionRow = NamedCall & { readonly verdicts: readonly Verdict[] };

/** Every call of the contract by everybody who can come, in the order of `listAskers`. */
export const matrixOf = (calls: readonly NamedCall[], askers: readonly Asker[]): PermissionRow[] =>
  calls.map((named) => ({ ...named, verdicts: askers.map((asker) => verdictOf(named.call.access, asker)) }));
