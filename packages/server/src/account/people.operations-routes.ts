import { peopleOperationsApi } from '@mall/contract/account/people-operations.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { freezeMember } from './freeze-member.ts';
import { membersSheet } from './members-sheet.ts';
import { listMembers, requireMemberCase } from './people-office.queries.ts';
import { requireFactor } from './require-factor.ts';
import { resetFactor } from './reset-factor.ts';
import { signOutMember } from './sign-out-member.ts';
import { unfreezeMember } from './unfreeze-member.ts';

export const peopleOperationsRoutes = (app: App, house: House): void => {
  const { db } = house;
  route(app, peopleOperationsApi.page, ({ query, language }) => listMembers(db, query, language));
  route(app, peopleOperationsApi.export, ({ side, body, language }) => membersSheet.ask(db, side, body, language));
  route(app, peopleOperationsApi.detail, ({ side, params, language }) => requireMemberCase(db, side, params.id, language));
  route(app, peopleOperationsApi.freeze, ({ side, params, body }) => inTransaction(db, (tx) => freezeMember(tx, side, params.id, body)));
  route(app, peopleOperationsApi.unfreeze, ({ side, params, body }) =>
    inTransaction(db, (tx) => unfreezeMember(tx, side, params.id, body.reason)),
  );
  route(app, peopleOperationsApi.signOut, ({ side, params }) => inTransaction(db, (tx) => signOutMember(tx, side, params.id)));
  route(app, peopleOperationsApi.resetFactor, async ({ side, params, body, ...visitor }) => {
    await requireFactor(house, { ...visitor, actor: side }, side, body.code);
    return inTransaction(db, (tx) => resetFactor(tx, side, params.id, body.reason));
  });
};
