import { type MessagePreferences, messageApi } from '@mall/contract/member/message.api.ts';
import { channels, isLocked, type MessageChoice, usualChoice } from '@mall/contract/member/message.rules.ts';
import type { MessageKind } from '@mall/contract/member/message-kinds.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Drawer } from '@mall/ui/drawer.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { DrawerForm } from '@mall/ui/form/drawer-form.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { Switch } from '@mall/ui/switch.tsx';
import { useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { shownKinds } from './message-kind.tsx';
import styles from './messages.module.css';
import { QuietHours } from './quiet-hours.tsx';

const width = 480;

/** On which ways the member is told, and when not. */
export default function MessageSettings({ onClose }: { onClose: () => void }) {
  const t = useWords('member/messages');
  const { state, thing, busy, again } = useDetail(ask(messageApi.preferences, {}, { staleMs: 0 }));
  if (thing) return <SettingsForm given={thing} onClose={onClose} />;
  return (
    <Drawer open full width={width} title={t('settings')} labels={{ close: t('close') }} onClose={onClose}>
      {state === 'failed' ? (
        <ErrorState compact title={t('settingsFailed')} labels={{ retry: t('retry') }} busy={busy} onRetry={again} />
      ) : (
        <Skeleton kind="row" count={6} columns={4} />
      )}
    </Drawer>
  );
}

function SettingsForm({ given, onClose }: { given: MessagePreferences; onClose: () => void }) {
  const t = useWords('member/messages');
  const [choice, setChoice] = useState<MessageChoice>(given.choice);
  const save = useCall({
    call: messageApi.choose,
    request: (body: MessageChoice) => ({ body }),
    done: t('saved'),
    onDone: onClose,
    changes: [messageApi.preferences],
  });
  return (
    <DrawerForm
      open
      width={width}
      title={t('settings')}
      dirty={JSON.stringify(choice) !== JSON.stringify(given.choice)}
      busy={save.busy}
      onSubmit={() => void save.run(choice).catch(() => undefined)}
      onClose={onClose}
      labels={{
        submit: t('save'),
        cancel: t('notNow'),
        close: t('close'),
        leave: { title: t('leave.title'), text: t('leave.text'), act: t('leave.act'), back: t('leave.back') },
      }}
      extra={
        <Button look="text" onClick={() => setChoice(usualChoice)}>
          {t('usual')}
        </Button>
      }
    >
      <p className="meta">
        {given.email === '' ? t('toMobile', { mobile: given.mobile }) : t('toBoth', { mobile: given.mobile, email: given.email })}{' '}
        <RouterLink href="/personalCenterBase/securitySetting" className="link">
          {t('change')}
        </RouterLink>
      </p>
      <Ways choice={choice} mailed={given.email !== ''} onChange={(kinds) => setChoice({ ...choice, kinds })} />
      <p className="meta">{t('lockedHelp')}</p>
      <QuietHours choice={choice} onChange={(changes) => setChoice({ ...choice, ...changes })} />
    </DrawerForm>
  );
}

type WaysProps = { choice: MessageChoice; mailed: boolean; onChange: (kinds: MessageChoice['kinds']) => void };

function Ways({ choice: { kinds }, mailed, onChange }: WaysProps) {
  const t = useWords('member/messages');
  const cell = (kind: MessageKind, channel: (typeof channels)[number]) => {
    const on = kinds[kind][channel];
    const locked = isLocked(kind, channel);
    const name = t('way', { kind: t(`kind.${kind}`), way: t(`by.${channel}`) });
    if (locked && !on) return <span title={t('never')}>—</span>;
    return (
      <Switch
        aria-label={locked ? t('locked', { name }) : name}
        checked={on && (channel !== 'mail' || mailed)}
        disabled={locked || (channel === 'mail' && !mailed)}
        onChange={(event) => onChange({ ...kinds, [kind]: { ...kinds[kind], [channel]: event.target.checked } })}
      />
    );
  };
  return (
    <table className={styles.ways}>
      <caption className="sr">{t('settings')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('kindHead')}</th>
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {t(`by.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shownKinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">
              <p>{t(`kind.${kind}`)}</p>
              <p className="meta">{t(`about.${kind}`)}</p>
            </th>
            {channels.map((channel) => (
              <td key={channel}>{cell(kind, channel)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
