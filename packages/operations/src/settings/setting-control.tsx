import { serviceDays } from '@mall/contract/kernel/service-hours.ts';
import { type SettingKey, settingOf } from '@mall/contract/kernel/settings.ts';
import { Select } from '@mall/ui/select.tsx';
import { Switch } from '@mall/ui/switch.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.ts';
import { PictureControl } from './picture-control.tsx';
import styles from './settings.module.css';

type ControlProps = {
  setting: SettingKey;
  value: string;
  wrong: boolean;
  disabled: boolean;
  describedBy: string;
  zones: readonly { id: string; name: string }[];
  onPut: (value: string) => void;
};

const days = Object.entries(serviceDays).map(([value, words]) => ({ value, label: words.zh }));

/** The control of a setting, by its kind. */
export function SettingControl({ setting: key, value, wrong, disabled, describedBy, zones, onPut }: ControlProps) {
  const t = useWords('settings');
  const setting = settingOf(key);
  const wiring = { 'aria-label': setting.name, 'aria-describedby': describedBy, 'aria-invalid': wrong || undefined, disabled };
  switch (setting.kind) {
    case 'whole':
      return (
        <TextInput
          {...wiring}
          size="s"
          inputMode="numeric"
          className={styles.figure ?? ''}
          value={value}
          trailing={setting.unit}
          onChange={(event) => onPut(event.target.value.trim())}
        />
      );
    case 'text':
    case 'telephone':
      return (
        <TextInput
          {...wiring}
          size="s"
          className={styles.words ?? ''}
          value={value}
          maxLength={40}
          onChange={(event) => onPut(event.target.value)}
        />
      );
    case 'switch':
      return (
        <Switch {...wiring} checked={value === 'on'} onChange={(event) => onPut(event.target.checked ? 'on' : 'off')}>
          {t(value === 'on' ? 'on' : 'off')}
        </Switch>
      );
    case 'choice':
      return (
        <Select
          {...wiring}
          size="s"
          value={value}
          options={Object.entries(setting.options).map(([one, label]) => ({ value: one, label }))}
          onChange={(event) => onPut(event.target.value)}
        />
      );
    case 'zone':
      return (
        <Select
          {...wiring}
          size="s"
          value={value}
          placeholder={t('zone.none')}
          options={zones.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => onPut(event.target.value)}
        />
      );
    case 'picture':
      return <PictureControl name={setting.name} value={value} dark={key === 'SITE_LOGO_DARK'} disabled={disabled} onPut={onPut} />;
    case 'hours':
      return <HoursControl {...wiring} value={value} onPut={onPut} />;
  }
}

type HoursProps = { 'aria-label': string; 'aria-describedby': string; disabled: boolean; value: string; onPut: (value: string) => void };

function HoursControl({ 'aria-label': label, value, onPut, ...wiring }: HoursProps) {
  const t = useWords('settings');
  const [day = '', time = ''] = value.split(' ');
  const [from = '', to = ''] = time.split('-');
  const put = (next: { day?: string; from?: string; to?: string }) => onPut(`${next.day ?? day} ${next.from ?? from}-${next.to ?? to}`);
  return (
    <span className={styles.hours}>
      <Select
        {...wiring}
        aria-label={t('hours.days', { name: label })}
        size="s"
        value={day}
        options={days}
        onChange={(event) => put({ day: event.target.value })}
      />
      <TextInput
        {...wiring}
        aria-label={t('hours.from', { name: label })}
        size="s"
        className={styles.time ?? ''}
        value={from}
        onChange={(event) => put({ from: event.target.value })}
      />
      –
      <TextInput
        {...wiring}
        aria-label={t('hours.to', { name: label })}
        size="s"
        className={styles.time ?? ''}
        value={to}
        onChange={(event) => put({ to: event.target.value })}
      />
    </span>
  );
}
