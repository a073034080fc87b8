import type { CompanyRole, RoleMatrix, RoleRight } from '@mall/contract/account/company-role.api.ts';
import type { RightRow } from '@mall/contract/account/right-rows.ts';
import type { RightName } from '@mall/contract/account/rights.ts';
import { goesAsFar, type Reach, reaches } from '@mall/contract/kernel/access.ts';

export type Held = Reach | null;
/** What is changed and not saved yet: by role, then by line. */
export type Draft = Readonly<Record<string, Readonly<Record<string, Held>>>>;

const heldIn = (list: readonly RoleRight[], name: string): Held => list.find((one) => one.name === name)?.reach ?? null;
const farther = (one: Held, other: Held): Held => (one === null || (other !== null && goesAsFar(other, one)) ? other : one);
const leading = (row: RightRow): RightName => row.rights[0] as RightName;

/** How far somebody with this role gets on a line: as the role says, and no nearer than everybody. */
export const reachOn = ({ base }: RoleMatrix, { rights }: CompanyRole, row: RightRow): Held =>
  farther(heldIn(rights, leading(row)), heldIn(base, leading(row)));

/** What who edits can choose on a line: from what everybody has to what he holds himself. A line without reach is given as far as he holds it. */
export const stepsOn = ({ base, held }: RoleMatrix, row: RightRow): Held[] => {
  const least = heldIn(base, leading(row));
  const most = heldIn(held, leading(row));
  const all = row.far ? (row.steps ?? reaches).filter((reach) => goesAsFar(most ?? undefined, reach)) : most === null ? [] : [most];
  const open = all.filter((reach) => least === null || goesAsFar(reach, least));
  return least === null ? [null, ...open] : open;
};

/** The next choice, or the one before; past the last comes the first. */
export const stepFrom = (steps: readonly Held[], now: Held, by: 1 | -1): Held => {
  const at = steps.indexOf(now);
  if (at === -1) return (by === 1 ? steps[0] : steps.at(-1)) ?? now;
  return steps[(at + by + steps.length) % steps.length] ?? null;
};

/** A changed line, or the same without it where it is as it was. */
export const putDraft = (draft: Draft, role: string, row: string, reach: Held, was: Held): Draft => {
  const { [row]: _before, ...others } = draft[role] ?? {};
  const lines = reach === was ? others : { ...others, [row]: reach };
  const { [role]: _role, ...rest } = draft;
  return Object.keys(lines).length === 0 ? rest : { ...rest, [role]: lines };
};

/** The rights of a line as they are to be; what who edits does not hold is left as it is. */
export const changesOf = ({ held }: RoleMatrix, role: CompanyRole, row: RightRow, reach: Held): { name: string; reach: Held }[] =>
  row.rights
    .map((name) => ({ name, reach }))
    .filter(({ name }) => heldIn(role.rights, name) !== reach && (reach === null || goesAsFar(heldIn(held, name) ?? undefined, reach)));

/** Whether the roles differ on a line. */
export const differs = (matrix: RoleMatrix, row: RightRow): boolean =>
  new Set(matrix.roles.map((role) => reachOn(matrix, role, row))).size > 1;
