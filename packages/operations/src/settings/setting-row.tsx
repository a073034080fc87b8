import type { SettingRow as Row } from '@mall/contract/account/setting.api.ts';
import { settingOf, wrongSignIn } from '@mall/contract/kernel/settings.ts';
import { Button } from '@mall/ui/button.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { useWords } from '../kernel/words.ts';
import { SettingControl } from './setting-control.tsx';
import styles from './settings.module.css';
import { showValue } from './show-value.ts';
import { draftFits } from './use-drafts.ts';

type RowProps = {
  row: Row;
  draft: string | null | undefined;
  zones: readonly { id: string; name: string }[];
  may: boolean;
  onPut: (value: string | null) => void;
};

/** Name and key, control with range, and who changed it last. */
export function SettingRow({ row, draft, zones, may, onPut }: RowProps) {
  const t = useWords('settings');
  const { key, value, usual, last } = row;
  const setting = settingOf(key);
  const wrong = !draftFits(key, draft);
  const sign = setting.kind === 'text' ? wrongSignIn(draft ?? '') : undefined;
  const shown = draft === undefined ? value : (draft ?? usual);
  const show = (text: string) => showValue(key, text, zones);
  const range =
    setting.kind === 'whole'
      ? t('range', { least: setting.least, most: setting.most })
      : setting.kind === 'text'
        ? t('letters', { least: setting.least, most: setting.most })
        : setting.kind === 'telephone'
          ? t('telephone')
          : '';
  const usualWords = setting.kind === 'picture' ? '' : t('usual', { usual: show(usual) || t('empty') });
  const help = [range, usualWords, setting.about].filter(Boolean).join('；');
  return (
    <div id={`setting-${key}`} className={classNames(styles.row, draft !== undefined && styles.changed, wrong && styles.wrong)}>
      <div>
        <b>{setting.name}</b>
        <code>{key}</code>
      </div>
      <div>
        <div className={styles.control}>
          <SettingControl
            setting={key}
            value={shown}
            wrong={wrong}
            disabled={!may}
            describedBy={`help-${key}`}
            zones={zones}
            onPut={onPut}
          />
          {draft !== undefined && setting.kind !== 'picture' && (
            <span className="meta">{t('live', { value: show(value) || t('empty') })}</span>
          )}
          {may && shown !== usual && (
            <Button look="text" size="s" onClick={() => onPut(null)}>
              {t('backToUsual')}
            </Button>
          )}
        </div>
        <p id={`help-${key}`} className={classNames(styles.help, wrong && styles.bad)}>
          {wrong ? (sign === undefined ? t('wrong', { range: range || setting.about }) : t('wrong.sign', { sign })) : help}
        </p>
      </div>
      <div className={styles.by}>
        {last ? (
          <>
            {last.who} <span className="num">{last.at.slice(5, 10)}</span>
            {setting.kind !== 'picture' && (
              <span>
                {show(last.before) || t('empty')} → {show(last.after) || t('empty')}
              </span>
            )}
          </>
        ) : (
          t('never')
        )}
      </div>
    </div>
  );
}
