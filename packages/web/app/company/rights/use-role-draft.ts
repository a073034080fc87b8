import { CallError } from '@mall/client/call-error.ts';
import { type CompanyRole, companyRoleApi, type RoleMatrix } from '@mall/contract/account/company-role.api.ts';
import type { RightGroup, RightRow } from '@mall/contract/account/right-rows.ts';
import { unsavedWords } from '@mall/contract/wire/call-words.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { useUnsaved } from '@mall/kit/form/use-unsaved.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { toast } from '@mall/ui/toast.store.ts';
import { useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { changesOf, type Draft, type Held, putDraft, reachOn } from './matrix.rules.ts';
import { roleReads } from './role-reads.ts';

const isOffline = (error: unknown): boolean => error instanceof CallError && error.kind === 'network';

type Changes = { name: string; reach: Held }[];

/** What was changed in the matrix and is not saved yet. */
export const useRoleDraft = (matrix: RoleMatrix | undefined, groups: readonly RightGroup[]) => {
  const t = useWords('company/rights');
  const language = useLanguage();
  const [draft, setDraft] = useState<Draft>({});
  const rows = groups.flatMap((group) => group.rows);
  const save = useCall({
    call: companyRoleApi.setRights,
    request: ({ id, version }: CompanyRole, changes: Changes) => ({ body: { id, version, changes } }),
    changes: roleReads,
    done: ({ memberCount }) => t('saved', { count: memberCount }),
    options: { quietOn: isOffline },
  });
  const dirty = Object.keys(draft).length > 0;
  const { question } = useUnsaved(dirty);
  const linesOf = (role: CompanyRole): { row: RightRow; reach: Held }[] =>
    rows.flatMap((row) => {
      const reach = draft[role.id]?.[row.key];
      return reach === undefined ? [] : [{ row, reach }];
    });
  const drop = (roleId: string) => setDraft(({ [roleId]: _gone, ...rest }) => rest);
  return {
    draft,
    /** Asked before somebody leaves with changes in it. */
    question,
    busy: save.busy,
    /** Roles with changes, and the lines that were changed. */
    changed: (matrix?.roles ?? []).filter(({ id }) => draft[id] !== undefined).map((role) => ({ role, lines: linesOf(role) })),
    change: (roleId: string, row: RightRow, reach: Held) => {
      const role = matrix?.roles.find(({ id }) => id === roleId);
      if (matrix && role) setDraft((before) => putDraft(before, roleId, row.key, reach, reachOn(matrix, role, row)));
    },
    drop,
    save: (role: CompanyRole) => {
      if (!matrix) return;
      const changes = linesOf(role).flatMap(({ row, reach }) => changesOf(matrix, role, row, reach));
      // What was refused stays amber; the call has said why.
      void save.run(role, changes).then(
        () => drop(role.id),
        (error: unknown) => {
          if (isOffline(error)) toast.bad(unsavedWords[language]);
        },
      );
    },
  };
};
