import { type SettingList, settingApi } from '@mall/contract/account/setting.api.ts';
import { isSettingKey, type SettingGroup, settingGroups, settingOf } from '@mall/contract/kernel/settings.ts';
import { useRights } from '@mall/counter/frame/who.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useUnsaved } from '@mall/kit/form/use-unsaved.tsx';
import { oneOf } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { SearchIcon } from '@mall/ui/icons/search-icon.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { ChangeHistory } from './change-history.tsx';
import { Effects } from './effects.tsx';
import { GroupList } from './group-list.tsx';
import { PublishBar } from './publish-bar.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { PublishedNote } from './published-note.tsx';
import { SettingRow } from './setting-row.tsx';
import styles from './settings.module.css';
import { useDrafts } from './use-drafts.ts';

const groups = Object.keys(settingGroups) as SettingGroup[];
const fields = { group: oneOf(groups, 'site'), changed: oneOf(['no', 'yes'] as const, 'no') };
const listAsk = ask(settingApi.list, {}, { staleMs: 0 });

// Until every node lives by what was published the page goes on asking.
const everyMs = (list: SettingList | undefined) => (list?.published && list.published.seconds === null ? 1000 : 30_000);

type Rows = SettingList['settings'];
const isFound = ({ key }: Rows[number], word: string): boolean => {
  const { name, about } = settingOf(key);
  return [key, name, about].some((text) => text.toLowerCase().includes(word.toLowerCase()));
};

/** Everything that the mall's people change while it runs: published together, with a reason, and live on every node within five seconds. */
export default function SettingsPage() {
  const t = useWords('settings');
  const place = usePlace(fields);
  const { group, changed } = place.at;
  const [word, setWord] = useState('');
  const may = useRights()?.has('operations:settings:change') === true;
  const drafts = useDrafts();
  const [asking, setAsking] = useState(false);
  const unsaved = useUnsaved(drafts.keys.length > 0);
  const { data, error, refetch, isFetching } = useList(listAsk, { everyMs });
  if (error && !data) return <ReadFailed error={error} title={t('failed')} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <h1 className="sr">{t('title')}</h1>;
  const { settings, zones, version } = data;
  const own = settings.filter(({ value, usual }) => value !== usual);
  const kept = changed === 'yes' ? own : settings;
  const rows =
    word === '' ? kept.filter(({ key }) => changed === 'yes' || settingOf(key).group === group) : kept.filter((row) => isFound(row, word));
  const toGroup = (of: SettingGroup) => place.hrefOf({ group: of, changed: 'no' });
  const putOf =
    ({ key, value, usual }: Rows[number]) =>
    (next: string | null) =>
      drafts.put(key, next, value, usual, version);
  const heading = word === '' && changed === 'no' ? settingGroups[group] : t('found', { count: rows.length });
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p className="meta">{t('lead', { count: settings.length })}</p>
        </div>
        <TextInput
          icon={<SearchIcon size={14} />}
          type="search"
          aria-label={t('find')}
          placeholder={t('find.hint')}
          className={styles.find ?? ''}
          value={word}
          onChange={(event) => setWord(event.target.value.trimStart())}
        />
      </header>
      <PublishedNote list={data} />
      <div className={styles.three}>
        <Panel bordered flush>
          <GroupList
            settings={settings}
            group={word === '' && changed === 'no' ? group : undefined}
            hrefOf={toGroup}
            onGo={() => setWord('')}
          />
          <div className={styles.only}>
            <Checkbox
              checked={changed === 'yes'}
              onChange={(event) => {
                setWord('');
                place.go({ changed: event.target.checked ? 'yes' : 'no' });
              }}
            >
              {t('onlyChanged', { count: own.length })}
            </Checkbox>
          </div>
        </Panel>
        <div className={styles.stack}>
          <Panel bordered flush title={heading}>
            {rows.map((row) => (
              <SettingRow key={row.key} row={row} draft={drafts.values[row.key]} zones={zones} may={may} onPut={putOf(row)} />
            ))}
            {rows.length === 0 && <Empty title={t('none')} picture="none" />}
          </Panel>
          {drafts.keys.length > 0 && <PublishBar drafts={drafts} hrefOf={toGroup} onPublish={() => setAsking(true)} />}
        </div>
        <div className={styles.stack}>
          {drafts.keys.length > 0 && <Effects keys={drafts.keys} />}
          <ChangeHistory
            zones={zones}
            may={may}
            onRestore={({ key, before }) => {
              const row = settings.find((one) => one.key === key);
              if (!row || !isSettingKey(key)) return;
              putOf(row)(before === row.usual ? null : before);
              setWord('');
              place.go({ group: settingOf(key).group, changed: 'no' });
            }}
          />
        </div>
      </div>
      {asking && <PublishDialog drafts={drafts} version={version} onClose={() => setAsking(false)} />}
      {unsaved.question}
    </>
  );
}
