import { wordHours } from '@mall/contract/kernel/service-hours.ts';
import { type SettingKey, settingOf } from '@mall/contract/kernel/settings.ts';

/** A kept value as one reads it. */
export const showValue = (key: SettingKey, value: string, zones: readonly { id: string; name: string }[]): string => {
  const setting = settingOf(key);
  switch (setting.kind) {
    case 'whole':
      return `${Number(value).toLocaleString('zh-CN')} ${setting.unit}`;
    case 'switch':
      return value === 'on' ? '开' : '关';
    case 'choice':
      return setting.options[value] ?? value;
    case 'hours':
      return wordHours(value, 'zh');
    case 'zone':
      return zones.find(({ id }) => id === value)?.name ?? value;
    case 'picture':
      return (
        value
          .split('/')
          .at(-1)
          ?.replace(/^[0-9a-f]{58}/, '') ?? value
      );
    default:
      return value;
  }
};
