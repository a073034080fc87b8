import { type DecorationVersion, decorationApi } from '@mall/contract/store/decoration.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './store.module.css';

/** What was published, and the way back to any of it. */
export function VersionsPanel({ versions, onRestored }: { versions: readonly DecorationVersion[]; onRestored: () => void }) {
  const t = useWords('store');
  const restore = useAct({
    call: decorationApi.restore,
    request: ({ version }: DecorationVersion) => ({ params: { version: String(version) } }),
    ask: ({ version }) => ({ title: t('restore.ask', { version }), text: t('restore.text'), act: t('restore.act') }),
    done: t('restore.done'),
    changes: [decorationApi.own],
    onClosed: onRestored,
  });
  return (
    <Panel title={t('versions')} bordered>
      {versions.length === 0 && <p className="meta">{t('versions.none')}</p>}
      <ol className={styles.versions}>
        {versions.map((one, at) => (
          <li key={one.version}>
            <div>
              <p className={styles.line}>
                <b>{t('version', { version: one.version })}</b>
                {at === 0 && <Tag tone="ok">{t('version.now')}</Tag>}
                {one.restored !== null && <Tag>{t('version.restored', { version: one.restored })}</Tag>}
              </p>
              <p className="meta">
                {t('version.parts', {
                  template: t(`template.${one.template}`),
                  banners: one.banners,
                  notices: one.notices,
                  shelves: one.shelves,
                })}
              </p>
              <p className="meta num">{t('version.by', { name: one.by || '—', at: one.date.slice(0, 16) })}</p>
            </div>
            {at > 0 && (
              <Button look="text" size="s" onClick={() => restore.start(one)}>
                {t('restore.act')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {restore.question}
    </Panel>
  );
}
