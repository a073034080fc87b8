import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import type { InquiryAction, InquiryDetail } from '@mall/contract/inquiry/inquiry-data.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { Button } from '@mall/ui/button.tsx';
import { LockIcon } from '@mall/ui/icons/lock-icon.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { AnsweredSquares } from './answered-squares.tsx';
import { InviteDialog } from './form/invite-dialog.tsx';
import { SupplierDialog } from './form/supplier-dialog.tsx';
import styles from './inquiry.module.css';
import { inquiryReads } from './inquiry-reads.ts';
import { InvitationStatus } from './inquiry-status.tsx';
import { useInquiryActs } from './use-inquiry-acts.tsx';

type Invitation = InquiryDetail['invitations'][number];
const answered = new Set<Invitation['state']>(['declined', 'quoted', 'withdrawn', 'replaced']);

/** Who was asked, and who has said what; while it is sealed only that he has quoted. */
export function Invited({ inquiry }: { inquiry: InquiryDetail }) {
  const t = useWords('inquiry');
  const acts = useInquiryActs();
  const [inviting, setInviting] = useState<{ insteadOf?: Invitation }>();
  const [seen, setSeen] = useState<string>();
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
  const columns: TableColumn<Invitation>[] = [
    {
      key: 'name',
      head: t('invited.supplier'),
      cell: ({ storeName, area }) => (
        <span className={styles.two}>
          <span>{storeName}</span>
          <span className="meta">{area}</span>
        </span>
      ),
    },
    { key: 'state', head: t('col.state'), width: 110, cell: (one) => <InvitationStatus state={one.state} /> },
    {
      key: 'last',
      head: t('invited.last'),
      wide: true,
      cell: ({ at, reason, reminded }) => (
        <span className="meta">
          <span className="num">{at.slice(5, 16)}</span>
          {reason && ` ${t('invited.reason', { reason })}`}
          {reminded > 0 && ` ${t('invited.reminded', { count: reminded })}`}
        </span>
      ),
    },
    { key: 'version', head: t('invited.version'), width: 70, align: 'right', wide: true, cell: ({ version }) => version || '—' },
    {
      key: 'acts',
      head: t('col.acts'),
      width: 150,
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
            <span className="meta">{waiting > 0 ? t('open.waits', { count: waiting }) : t('next.mayOpen')}</span>
          </div>
          <p className="meta">{t('invited.note')}</p>
        </div>
      )}
      <Table fits caption={t('invited.title')} columns={columns} rows={invitations} rowKey={({ id }) => id} />
      {inviting && (
        <InviteDialog
          inquiryId={inquiry.id}
          taken={invitations.map(({ storeId }) => storeId)}
          {...(inviting.insteadOf && { insteadOf: inviting.insteadOf })}
          onClose={() => setInviting(undefined)}
        />
      )}
      {seen && <SupplierDialog storeId={seen} onClose={() => setSeen(undefined)} />}
      {acts.questions}
    </Panel>
  );
}
