import { right } from '@mall/contract/account/rights.ts';
import { mallStaffApi, storeStaffApi } from '@mall/contract/account/staff.api.ts';
import type { StaffState } from '@mall/contract/account/staff.rules.ts';
import { type Language, type Words, words } from '@mall/contract/kernel/language.ts';
import type * as z from 'zod';
import { listSheet, type SheetColumn, type SheetSight } from '../download/list-sheet.ts';
import { only } from '../download/only.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { peopleOf, StaffRow } from './staff.queries.ts';
import { listRoleNames, nameOfRole } from './staff-roles.ts';
import type { StaffSight } from './staff-side.ts';

const stateNames: Readonly<Record<StaffState, Words>> = {
  enabled: words('正常', 'Active', 'Actif', 'Activo', 'Ativo', 'Включён'),
  disabled: words('已停用', 'Disabled', 'Désactivé', 'Desactivado', 'Desativado', 'Отключён'),
  frozen: words('已冻结', 'Frozen', 'Gelé', 'Congelado', 'Congelado', 'Заморожен'),
};
const yes = words('已开启', 'On', 'Activé', 'Activado', 'Ativado', 'Включено');

type Row = z.infer<typeof StaffRow>;
type Shown = Row & { roles: string };

const columns: readonly SheetColumn<Shown>[] = [
  [words('姓名', 'Name', 'Nom', 'Nombre', 'Nome', 'Имя'), 16, ({ name }) => name],
  [words('手机号', 'Mobile', 'Mobile', 'Móvil', 'Celular', 'Телефон'), 16, ({ mobile }) => mobile],
  [words('角色', 'Roles', 'Rôles', 'Funciones', 'Funções', 'Роли'), 30, ({ roles }) => roles],
  [
    words('第二验证', 'Second factor', 'Second facteur', 'Segundo factor', 'Segundo fator', 'Второй фактор'),
    14,
    ({ factor }, language) => (factor ? yes[language] : ''),
  ],
  [words('最近在线', 'Last seen', 'Vu le', 'Visto', 'Visto em', 'Был в сети'), 20, ({ seenAt }) => seenAt ?? ''],
  [words('状态', 'State', 'État', 'Estado', 'Estado', 'Состояние'), 12, ({ state }, language) => stateNames[state][language]],
];

const sightOf = (sight: SheetSight): StaffSight => {
  if (sight.kind === 'buyer') throw refuse('download.failed');
  return sight;
};

/** With the names of their roles. */
const withRoles = (kind: 'seller' | 'operator') => async (rows: Row[], tx: Tx, language: Language) => {
  const roles = await listRoleNames(tx, kind);
  return rows.map((row) => ({
    ...row,
    roles: roles
      .filter(({ id }) => row.roleIds.includes(id))
      .map((role) => nameOfRole(role, language))
      .join(', '),
  }));
};

const storeTitle = words(
  '店铺员工',
  'Store staff',
  'Équipe de la boutique',
  'Personal de la tienda',
  'Equipe da loja',
  'Сотрудники магазина',
);

/** The people of a store; mobiles are masked here, too. */
export const storeStaffSheet = listSheet({
  kind: 'store_staff',
  title: storeTitle,
  source: storeTitle,
  sourceUrl: '/people',
  right: right('seller:people:manage'),
  filter: storeStaffApi.export.body,
  row: StaffRow,
  rows: (filter, sight) => peopleOf(sightOf(sight), filter),
  shown: withRoles('seller'),
  columns,
});

/** The mall's own people. */
export const mallStaffSheet = listSheet({
  kind: 'mall_staff',
  title: only('运营人员'),
  source: only('运营人员'),
  sourceUrl: '/staff',
  right: right('operations:people:manage'),
  filter: mallStaffApi.export.body,
  row: StaffRow,
  rows: (filter, sight) => peopleOf(sightOf(sight), filter),
  shown: withRoles('operator'),
  columns,
});
