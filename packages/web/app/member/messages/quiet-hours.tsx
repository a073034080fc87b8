import type { MessageChoice } from '@mall/contract/member/message.rules.ts';
import { Switch } from '@mall/ui/switch.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../../kernel/words.tsx';
import styles from './messages.module.css';

type QuietHoursProps = { choice: MessageChoice; onChange: (changes: Partial<MessageChoice>) => void };
type ClockProps = { label: string; value: string; disabled: boolean; onChange: (clock: string) => void };

function Clock({ label, value, disabled, onChange }: ClockProps) {
  return (
    <TextInput
      type="time"
      size="s"
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** When no text comes, and when the mails of a day do. */
export function QuietHours({ choice: { quiet, daily }, onChange }: QuietHoursProps) {
  const t = useWords('member/messages');
  const setQuiet = (changes: Partial<typeof quiet>) => onChange({ quiet: { ...quiet, ...changes } });
  const setDaily = (changes: Partial<typeof daily>) => onChange({ daily: { ...daily, ...changes } });
  return (
    <section className={styles.quiet} aria-label={t('quiet')}>
      <h3>{t('quiet')}</h3>
      <div className={styles.line}>
        <Switch checked={quiet.on} onChange={(event) => setQuiet({ on: event.target.checked })}>
          {t('quietOn')}
        </Switch>
        <span className={styles.clocks}>
          <Clock label={t('quietFrom')} value={quiet.from} disabled={!quiet.on} onChange={(from) => setQuiet({ from })} />
          <span className={styles.until}>{t('until')}</span>
          <Clock label={t('quietTo')} value={quiet.to} disabled={!quiet.on} onChange={(to) => setQuiet({ to })} />
        </span>
      </div>
      <div className={styles.line}>
        <Switch checked={daily.on} onChange={(event) => setDaily({ on: event.target.checked })}>
          {t('dailyOn')}
        </Switch>
        <span className={styles.clocks}>
          <Clock label={t('dailyAt')} value={daily.at} disabled={!daily.on} onChange={(at) => setDaily({ at })} />
        </span>
      </div>
    </section>
  );
}
