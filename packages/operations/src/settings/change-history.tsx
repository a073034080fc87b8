import { type SettingChange, settingApi } from '@mall/contract/account/setting.api.ts';
import { isSettingKey, settingOf } from '@mall/contract/kernel/settings.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { Button } from '@mall/ui/button.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Steps } from '@mall/ui/steps.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './settings.module.css';
import { showValue } from './show-value.ts';

const aPage = 6;

type HistoryProps = {
  zones: readonly { id: string; name: string }[];
  may: boolean;
  /** Takes the former value up again, to be looked at and published like any other change. */
  onRestore: (change: SettingChange) => void;
};

/** Who changed what, from what to what, and why. */
export function ChangeHistory({ zones, may, onRestore }: HistoryProps) {
  const t = useWords('settings');
  const [pages, setPages] = useState(1);
  const { data } = useList(ask(settingApi.history, { query: { page: 1, limit: Math.min(50, pages * aPage) } }, { staleMs: 0 }));
  const items = (data?.list ?? []).map((change) => {
    const { id, key, before, after, reason, who, at } = change;
    const known = isSettingKey(key);
    const show = (value: string) => (known ? showValue(key, value, zones) : value) || t('empty');
    return {
      id,
      label: known ? settingOf(key).name : key,
      state: 'done' as const,
      note: (
        <>
          {who} <span className="num">{at.slice(5, 16)}</span>
          <span className={styles.step}>
            {show(before)} → {show(after)}
          </span>
          <span className={styles.step}>“{reason}”</span>
          {may && known && (
            <Button look="text" size="s" onClick={() => onRestore(change)}>
              {t('restore')}
            </Button>
          )}
        </>
      ),
    };
  });
  return (
    <Panel bordered title={t('history')}>
      {items.length === 0 ? <p className="meta">{t('history.none')}</p> : <Steps look="column" label={t('history')} items={items} />}
      {data && data.total > items.length && pages * aPage < 50 && (
        <Button look="text" size="s" onClick={() => setPages(pages + 1)}>
          {t('history.more', { total: data.total })}
        </Button>
      )}
    </Panel>
  );
}
