import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import type { InquiryAction, InquiryDetail } from '@mall/contract/inquiry/inquiry-data.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { Typed } from '@mall/kit/words/typed.tsx';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { Button } from '@mall/ui/button.tsx';
import { LockIcon } from '@mall/ui/icons/lock-icon.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { AnsweredSquares } from './answered-squares.tsx';
import { DeadlineDialog } from './deadline-dialog.tsx';
import { InviteDialog } from './form/invite-dialog.tsx';
import { SupplierDialog } from './form/supplier-dialog.tsx';
import styles from './inquiry.module.css';
import { inquiryReads } from './inquiry-reads.ts';
import { InvitationStatus } from './inquiry-status.tsx';
import { useInquiryActs } from './use-inquiry-acts.tsx';

type Invitation = InquiryDetail['invitations'][number];
const answered = new Set<Invitation['state']>(['declined', 'quoted', 'withdrawn', 'replaced']);

type Acting = 'invited' | 'viewed' | 'quoted';
/** What he did is not said by how he stands alone. */
const isActing = (state: Invitation['state']): state is Acting => state === 'invited' || state === 'viewed' || state === 'quoted';

/** Who was asked, and who has said what; while it is sealed only that he has quoted. */
export function Invited({ inquiry }: { inquiry: InquiryDetail }) {
  const t = useWords('inquiry');
  const when = useMoment();
  const acts = useInquiryActs();
  const [inviting, setInviting] = useState<{ insteadOf?: Invitation }>();
  const [seen, setSeen] = useState<string>();
  const [extending, setExtending] = useState(false);
  const remind = useAct({
    call: inquiryApi.remind,
    request: ({ id }: Invitation) => ({ params: { id: inquiry.id }, body: { invitationId: id } }),
    done: t('remind.done'),
    changes: inquiryReads,
  });
  const has = (act: InquiryAction) => inquiry.actions.includes(act);
  const { invitations, quoted, state } = inquiry;
  if (invitations.length === 0) return null;
  const asked = invitations.filter((one) => one.state !== 'replaced');
  const waiting = asked.filter((one) => !answered.has(one.state)).length;
  const openNote = (): string => {
    if (waiting > 0) return t('open.waits', { count: waiting });
    if (quoted < inquiry.quotesLeast) return t('open.few', { count: inquiry.quotesLeast });
    return has('open') ? t('next.mayOpen') : '';
  };
  const columns: TableColumn<Invitation>[] = [
    {
      key: 'name',
      head: t('invited.supplier'),
      bare: true,
      cell: ({ storeName, area }) => (
        <span className={styles.two}>
          <span>
            <Typed>{storeName}</Typed>
          </span>
          <span className="meta">{area}</span>
        </span>
      ),
    },
    { key: 'state', head: t('col.state'), width: 110, cell: (one) => <InvitationStatus state={one.state} /> },
    {
      key: 'last',
      head: t('invited.last'),
      cell: ({ at, reason, reminded, state: stands, version }) => (
        <span className="meta">
          <span className="num">{when.moment(at, 'brief')}</span>
          {isActing(stands) && ` ${t(`last.${stands === 'quoted' && version > 1 ? 'updated' : stands}`)}`}
          {reason && <Typed>{` ${t('invited.reason', { reason })}`}</Typed>}
          {reminded > 0 && ` ${t('invited.reminded', { count: reminded })}`}
        </span>
      ),
    },
    { key: 'version', head: t('invited.version'), width: 70, align: 'right', cell: ({ version }) => version || '—' },
    {
      key: 'acts',
      head: t('col.acts'),
      bare: true,
      width: 200,
      align: 'right',
      cell: (one) => (
        <span className={styles.lineActs}>
          {has('remind') && (one.state === 'invited' || one.state === 'viewed') && (
            <Button look="text" size="s" busy={remind.subject?.id === one.id} onClick={() => remind.start(one)}>
              {t(one.reminded > 0 ? 'remind.again' : 'remind.act')}
            </Button>
          )}
          {has('invite') && one.mayReplace && (
            <Button look="text" size="s" onClick={() => setInviting({ insteadOf: one })}>
              {t('invited.replace')}
            </Button>
          )}
          <Button look="text" size="s" onClick={() => setSeen(one.storeId)}>
            {t('invited.card')}
          </Button>
        </span>
      ),
    },
  ];
  return (
    <Panel
      bordered
      flush
      title={t(state === 'quoting' ? 'invited.sealed' : 'invited.title')}
      extra={
        has('invite') && (
          <Button look="line" size="s" icon={<PlusIcon size={14} />} onClick={() => setInviting({})}>
            {t('invited.more')}
          </Button>
        )
      }
    >
      {state === 'quoting' && (
        <div className={styles.sealed}>
          <span className={styles.lock}>
            <LockIcon size={24} />
          </span>
          <div className={styles.two}>
            <b className={styles.count}>{t('quoted.of', { quoted, invited: asked.length })}</b>
            <AnsweredSquares large quoted={quoted} half={asked.filter((one) => one.state === 'viewed').length} invited={asked.length} />
          </div>
          <div className={styles.early}>
            <Button disabled={!has('open')} busy={acts.open.busy} onClick={() => acts.open.start(inquiry)}>
              {t('open.act')}
            </Button>
            <span className="meta">{openNote()}</span>
          </div>
          <p className="meta">{t('invited.note')}</p>
        </div>
      )}
      {state === 'quoting' && has('fail') && (
        <div className={styles.pad}>
          <Note
            tone="warn"
            actions={
              <span className={styles.lineActs}>
                {has('extend') && (
                  <Button look="line" size="s" onClick={() => setExtending(true)}>
                    {t('extend.act')}
                  </Button>
                )}
                {has('invite') && (
                  <Button look="line" size="s" onClick={() => setInviting({})}>
                    {t('invited.more')}
                  </Button>
                )}
                <Button look="danger" size="s" onClick={() => acts.fail.start(inquiry)}>
                  {t('fail.act')}
                </Button>
              </span>
            }
          >
            {quoted === 0 ? t('open.nobody') : t('open.tooFew', { quoted, least: inquiry.quotesLeast })}
          </Note>
        </div>
      )}
      <div className={styles.invited}>
        <Table stacks caption={t('invited.title')} columns={columns} rows={invitations} rowKey={({ id }) => id} />
      </div>
      {inviting && (
        <InviteDialog
          inquiryId={inquiry.id}
          taken={invitations.map(({ storeId }) => storeId)}
          {...(inviting.insteadOf && { insteadOf: inviting.insteadOf })}
          onClose={() => setInviting(undefined)}
        />
      )}
      {extending && <DeadlineDialog kind="extend" inquiry={inquiry} onClose={() => setExtending(false)} />}
      {seen && <SupplierDialog storeId={seen} onClose={() => setSeen(undefined)} />}
      {acts.questions}
    </Panel>
  );
}
