import { type IdentityRow, identityOperationsApi } from '@mall/contract/account/company-identity.api.ts';
import { identityDecisions } from '@mall/contract/account/identity.rules.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useReasonAct } from '@mall/kit/act/use-reason-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';
import { useDoorTabs } from './door-tabs.ts';
import styles from './doors.module.css';
import { identityReads } from './doors.reads.ts';

const aPage = 20;
const fields = { decision: oneOf(identityDecisions), word: typed(40) };
const tones = { waiting: 'amber', approved: 'green', refused: 'red' } as const;

/** Companies that bring an identity provider of their own: whether the domain is theirs is for the mall's people to say. */
export default function IdentitiesPage() {
  const t = useWords('doors');
  const place = usePlace(fields);
  const { decision, word, page } = place.at;
  const query = { page, limit: aPage, ...(decision && { decision }), ...(word && { word }) };
  const found = useList(ask(identityOperationsApi.page, { query }, { staleMs: 0 }));
  const approve = useAct({
    call: identityOperationsApi.approve,
    request: ({ companyId, domain, issuer, clientId }: IdentityRow) => ({ params: { id: companyId }, body: { domain, issuer, clientId } }),
    ask: ({ companyName, domain, issuer, clientId }) => ({
      title: t('approve.ask', { company: companyName, domain }),
      text: t('approve.text', { issuer, client: clientId }),
      act: t('approve'),
    }),
    done: t('approved'),
    changes: identityReads,
  });
  const refuse = useReasonAct({
    call: identityOperationsApi.refuse,
    request: ({ companyId }: IdentityRow, reason) => ({ params: { id: companyId }, body: { reason } }),
    why: ({ companyName }) => ({
      title: t('refuse.ask', { company: companyName }),
      text: t('refuse.text'),
      reasons: [t('refuse.domain'), t('refuse.issuer')],
      words: { act: t('refuse') },
    }),
    done: t('refusedDone'),
    changes: identityReads,
  });
  return (
    <ListPage
      title={t('title')}
      lead={t('identities.lead')}
      tabs={useDoorTabs('identities')}
      filter={
        <FilterBar
          place={place}
          filters={[
            { kind: 'text', name: 'word', label: t('identities.word'), width: 240, most: 40 },
            {
              kind: 'choice',
              name: 'decision',
              label: t('decision'),
              any: t('all'),
              width: 140,
              options: identityDecisions.map((one) => ({ value: one, label: t(`decision.${one}`) })),
              atOnce: true,
            },
          ]}
        />
      }
      list={{
        found,
        rowKey: ({ companyId }) => companyId,
        page,
        size: aPage,
        hrefOf: (to) => place.hrefOf({ page: to }),
        columns: [
          { key: 'company', head: t('company.name'), cell: ({ companyName }) => companyName },
          { key: 'domain', head: t('domain'), cell: ({ domain, proved }) => `${domain} · ${t(proved ? 'proved' : 'unproved')}` },
          { key: 'issuer', head: t('issuer'), wide: true, cell: ({ issuer }) => issuer },
          { key: 'role', head: t('role'), wide: true, cell: ({ roleName }) => roleName || '—' },
          { key: 'people', head: t('people'), wide: true, align: 'right', cell: ({ people }) => <span className="num">{people}</span> },
          {
            key: 'decision',
            head: t('decision'),
            cell: ({ decision: said, switch: on, reason }) => (
              <StatusMark mark={said === 'approved' ? 'closed' : 'open'} tone={tones[said]}>
                <span title={reason || undefined}>{said === 'approved' && !on ? t('decision.off') : t(`decision.${said}`)}</span>
              </StatusMark>
            ),
          },
          {
            key: 'acts',
            head: t('acts'),
            cell: (row) => (
              <span className={styles.acts}>
                {row.decision !== 'approved' && row.proved && (
                  <Button look="text" size="s" onClick={() => approve.start(row)}>
                    {t('approve')}
                  </Button>
                )}
                {row.decision !== 'refused' && (
                  <Button look="text" size="s" onClick={() => refuse.start(row)}>
                    {t(row.decision === 'approved' ? 'withdraw' : 'refuse')}
                  </Button>
                )}
              </span>
            ),
          },
        ],
        none: { title: place.narrowed() ? t('none.found') : t('identities.none') },
      }}
    >
      {approve.question}
      {refuse.question}
    </ListPage>
  );
}
