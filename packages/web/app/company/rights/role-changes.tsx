import { type AuditRow, auditApi } from '@mall/contract/account/audit.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Steps } from '@mall/ui/steps.tsx';
import { type Translate, useWords } from '../../kernel/words.tsx';

const question = ask(
  auditApi.page,
  { query: { kind: 'role', page: 1, limit: 3 } },
  { staleMs: 0, fallback: { list: [], total: 0, counts: {} } },
);

/** One change of a row; the trail has them all. */
const firstChange = (t: Translate<'company/rights'>, { changes: [first, ...rest] }: AuditRow): string =>
  first === undefined
    ? ''
    : [`${first.name} ${first.before} → ${first.after}`, rest.length > 0 && t('changes.more', { count: rest.length + 1 })]
        .filter(Boolean)
        .join(' ');

/** The latest changes of roles, from the trail. */
export function RoleChanges() {
  const t = useWords('company/rights');
  const { list } = useAnswer(question);
  const all = (
    <RouterLink className="link" href="/personalCenterBase/enterpriseAccountManagement/audit?kind=role">
      {t('audit.title')}
    </RouterLink>
  );
  return (
    <Panel bordered title={t('changes')} extra={all}>
      {list.length === 0 && <p className="meta">{t('changes.none')}</p>}
      <Steps
        look="column"
        label={t('changes')}
        items={list.map((row) => ({
          id: row.id,
          state: row.result === 'refused' ? ('fault' as const) : ('done' as const),
          label: [row.memberName, row.event, row.about].filter(Boolean).join(' '),
          note: (
            <>
              <span className="num">{row.time.slice(5, 16)}</span> {row.result === 'refused' && t('result.refused')} {firstChange(t, row)}
            </>
          ),
        }))}
      />
    </Panel>
  );
}
