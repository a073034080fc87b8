import { invitationApi, peopleApi } from '@mall/contract/company/people.api.ts';
import { words } from '@mall/contract/kernel/language.ts';
import { sendBindCode } from '../account/send-bind-code.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { xlsxType } from '../kernel/xlsx.ts';
import { answerInvitation } from './answer-invitation.ts';
import { bindChild } from './bind-child.ts';
import { companySide, lockPeople } from './company-side.ts';
import { editPerson } from './edit-person.ts';
import { editRoles } from './edit-roles.ts';
import { giveRole, takeRole } from './hand-out-role.ts';
import { importPeople } from './import-people.ts';
import { findLastImport, keepReport } from './import-report.ts';
import { inviteAgain } from './invite-again.ts';
import { invitePerson } from './invite-person.ts';
import { movePeople } from './move-people.ts';
import { listGivenRoles, listInvitations, listOpenOf, listPeople, listRolesOf } from './people.queries.ts';
import { readSheet, writeTemplate } from './people-sheet.ts';
import { setPersonState } from './set-person-state.ts';
import { unbindPerson } from './unbind-person.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

const templateName = words(
  '成员导入模板',
  'People to import',
  'Membres à importer',
  'Miembros para importar',
  'Membros para importar',
  'Импорт сотрудников',
);

export const peopleRoutes = (app: App, house: House): void => {
  const { db } = house;
  route(app, peopleApi.page, ({ side, query, language }) => listPeople(db, side, query, language));
  route(app, peopleApi.roles, ({ side, params, language }) => listRolesOf(db, side, params.id, language));
  route(app, peopleApi.roleList, ({ side, language }) => listGivenRoles(db, side, language));
  route(app, peopleApi.open, ({ side, params }) => listOpenOf(db, side, params.id));
  route(app, peopleApi.sendCode, ({ side, body, ...visitor }) => {
    const { companyId } = companySide(side);
    return sendBindCode(house, { memberId: side.memberId, into: { companyId }, visitor }, body.mobile);
  });
  route(app, peopleApi.bindChild, ({ side, body }) => bindChild(house, side, body));
  route(app, peopleApi.invite, ({ side, body, language }) =>
    inTransaction(db, async (tx) => invitePerson(tx, await lockPeople(tx, side), body, { rules: house.config, language })),
  );
  route(app, peopleApi.inviteAgain, ({ side, params, language }) =>
    inTransaction(db, (tx) => inviteAgain(tx, side, params.id, { rules: house.config, language })),
  );
  route(app, peopleApi.withdraw, ({ side, params }) => inTransaction(db, (tx) => withdrawInvitation(tx, side, params.id)));
  route(app, peopleApi.edit, ({ side, body }) => inTransaction(db, (tx) => editPerson(tx, side, body)));
  route(app, peopleApi.moveTo, ({ side, body }) => inTransaction(db, (tx) => movePeople(tx, side, body)));
  route(app, peopleApi.giveRole, ({ side, body }) => inTransaction(db, (tx) => giveRole(tx, side, body)));
  route(app, peopleApi.takeRole, ({ side, body }) => inTransaction(db, (tx) => takeRole(tx, side, body)));
  route(app, peopleApi.editRole, ({ side, body }) => inTransaction(db, (tx) => editRoles(tx, side, body)));
  route(app, peopleApi.updateState, ({ side, params, body }) => inTransaction(db, (tx) => setPersonState(tx, side, params.id, body.state)));
  route(app, peopleApi.unbind, ({ side, params, body }) => inTransaction(db, (tx) => unbindPerson(tx, side, params.id, body.heirId)));
  route(app, peopleApi.template, async ({ language }) => ({
    bytes: await writeTemplate(language),
    type: xlsxType,
    name: `${templateName[language]}.xlsx`,
  }));
  route(app, peopleApi.import, async ({ side, file, language }) => {
    const lines = await readSheet(file);
    const report = await importPeople(house, side, lines, language);
    return keepReport(house, side, { report, lines, fileName: file?.name ?? '', language });
  });
  route(app, peopleApi.lastImport, ({ side }) => findLastImport(db, side));

  route(app, invitationApi.mine, ({ side, language }) => listInvitations(db, side, language));
  route(app, invitationApi.accept, ({ side, params }) => answerInvitation(db, side, params.id, 'accept'));
  route(app, invitationApi.decline, ({ side, params }) => answerInvitation(db, side, params.id, 'decline'));
};
