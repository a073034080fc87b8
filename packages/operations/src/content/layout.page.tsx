import { layoutGoodsApi } from '@mall/contract/catalogue/layout-goods.api.ts';
import type { LayoutAdv, LayoutFloor } from '@mall/contract/content/layout.rules.ts';
import { layoutOperationsApi } from '@mall/contract/content/layout-operations.api.ts';
import { useGo } from '@mall/counter/frame/use-go.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useUnsaved } from '@mall/kit/form/use-unsaved.tsx';
import { typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { Button } from '@mall/ui/button.tsx';
import { ClockIcon } from '@mall/ui/icons/clock-icon.tsx';
import { EyeIcon } from '@mall/ui/icons/eye-icon.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Select } from '@mall/ui/select.tsx';
import { type ReactNode, useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { AdvForm } from './adv.form.tsx';
import type { Chosen } from './chosen.ts';
import { layoutReads } from './content.reads.ts';
import { FloorForm } from './floor.form.tsx';
import styles from './layout.module.css';
import { LayoutPreview } from './layout-preview.tsx';
import { PartList } from './part-list.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { RefusedNote } from './refused-note.tsx';
import { useLayout } from './use-layout.ts';
import { VersionsDialog } from './versions-dialog.tsx';

const fields = { zone: typed(18) };
const put = <T,>(list: readonly T[], at: number, one: T): T[] => list.map((before, place) => (place === at ? one : before));

/** The floors and pictures of a page: edited as a draft beside its preview, then live, now or at a moment. */
export default function LayoutPage() {
  const t = useWords('content');
  const place = usePlace(fields);
  const go = useGo();
  const zoneId = /^[1-9]\d*$/.test(place.at.zone) ? place.at.zone : undefined;
  const zones = useList(ask(layoutGoodsApi.pages, {}, { staleMs: 300_000 })).data ?? [];
  return (
    <LayoutEditor
      key={zoneId ?? 'home'}
      zoneId={zoneId}
      pages={
        <Select
          aria-label={t('page')}
          value={zoneId ?? ''}
          placeholder={t('page.home')}
          options={zones.map((zone) => ({ value: zone.zoneId, label: zone.name }))}
          onChange={({ target }) => go(place.hrefOf({ zone: target.value }))}
        />
      }
    />
  );
}

function LayoutEditor({ zoneId, pages }: { zoneId: string | undefined; pages: ReactNode }) {
  const t = useWords('content');
  const editing = useLayout(zoneId);
  const [chosen, setChosen] = useState<Chosen>({ what: 'floor', at: 0 });
  const [dialog, setDialog] = useState<'publish' | 'schedule' | 'versions'>();
  const unsaved = useUnsaved(editing.saving === 'typing' || editing.saving === 'unsound');
  const of = zoneId ? { zoneId } : {};
  const drop = useAct({
    call: layoutOperationsApi.drop,
    request: () => ({ body: of }),
    ask: () => ({ title: t('drop.ask'), text: t('drop.text'), act: t('drop'), tone: 'danger' }),
    done: t('dropped'),
    changes: layoutReads,
    onDone: editing.reload,
  });
  const cancel = useAct({
    call: layoutOperationsApi.cancel,
    request: (version: { id: string; version: number }) => ({ params: { id: version.id } }),
    ask: ({ version }) => ({ title: t('cancel.ask', { version }), text: t('cancel.text'), act: t('cancel') }),
    done: t('cancelled'),
    changes: layoutReads,
    onDone: editing.reload,
  });
  const lay = useAct({
    call: layoutOperationsApi.undo,
    request: (version: { id: string; version: number }) => ({ params: { id: version.id } }),
    ask: ({ version }) => ({ title: t('lay.ask', { version }), text: t('lay.text'), act: t('lay') }),
    done: ({ version }) => t('published', { version }),
    changes: layoutReads,
    onDone: editing.reload,
  });
  const { found, draft, content } = editing;
  if (found.error && !draft)
    return <ReadFailed error={found.error} title={t('failed')} busy={found.isFetching} onRetry={() => void found.refetch()} />;
  if (!draft || !content) return <h1 className="sr">{t('layout.title')}</h1>;
  const floor = chosen.what === 'floor' ? content.floors[chosen.at] : undefined;
  const adv = chosen.what === 'adv' ? content.advs[chosen.at] : undefined;
  const setFloor = (change: Partial<LayoutFloor>) =>
    editing.edit((before) => {
      const one = before.floors[chosen.at];
      return one ? { ...before, floors: put(before.floors, chosen.at, { ...one, ...change }) } : before;
    });
  const setAdv = (change: Partial<LayoutAdv>) =>
    editing.edit((before) => {
      const one = before.advs[chosen.at];
      return one ? { ...before, advs: put(before.advs, chosen.at, { ...one, ...change }) } : before;
    });
  const ready = draft.revision > 0 && editing.saving === 'saved' && draft.changes > 0;
  const { live } = draft;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t('layout.title')}</h1>
          <p className="meta" aria-live="polite">
            {live
              ? t('layout.live', { version: live.version, at: (live.liveDate ?? '').slice(5, 16), by: live.madeBy || t('layout.first') })
              : t('layout.unkept')}
            {'　'}
            {editing.saving === 'saved'
              ? draft.changes > 0
                ? t('layout.changes', { count: draft.changes, by: draft.savedBy, at: (draft.savedDate ?? '').slice(11, 16) })
                : t('layout.same')
              : t(`saving.${editing.saving}`)}
          </p>
        </div>
        <div className={styles.acts}>
          {pages}
          <Button look="text" onClick={() => setDialog('versions')}>
            {t('versions')}
          </Button>
          {draft.revision > 0 && (
            <Button look="text" onClick={() => drop.start()}>
              {t('drop')}
            </Button>
          )}
          <Button look="line" icon={<ClockIcon size={16} />} disabled={!ready} onClick={() => setDialog('schedule')}>
            {t('schedule')}
          </Button>
          <Button
            look="line"
            icon={<EyeIcon size={16} />}
            href={zoneId ? `/decopt?zoneId=${zoneId}` : '/decopt'}
            target="_blank"
            rel="noopener"
          >
            {t('preview.page')}
          </Button>
          <Button disabled={!ready} onClick={() => setDialog('publish')}>
            {t('publish')}
          </Button>
        </div>
      </header>
      {draft.scheduled.map((version) => (
        <Note
          key={version.id}
          tone={version.clashes ? 'warn' : 'info'}
          role={version.clashes ? 'alert' : 'note'}
          actions={
            <>
              {version.state === 'held' && (
                <Button look="text" size="s" onClick={() => lay.start(version)}>
                  {t('lay')}
                </Button>
              )}
              <Button look="text" size="s" onClick={() => cancel.start(version)}>
                {t(version.state === 'held' ? 'giveUp' : 'cancel')}
              </Button>
            </>
          }
        >
          {t(version.state === 'held' ? 'layout.held' : 'layout.scheduled', {
            version: version.version,
            at: (version.dueDate ?? '').slice(0, 16),
            by: version.madeBy,
            note: version.note,
          })}
          {version.state === 'scheduled' && version.clashes && ` ${t('layout.clashes')}`}
        </Note>
      ))}
      {editing.saving === 'refused' && <RefusedNote why={editing.why} onReload={editing.reload} />}
      {editing.fault && (
        <Note tone="warn" role="alert">
          {t('layout.unsound', { text: editing.fault.text || t('unfilled') })}
        </Note>
      )}
      <div className={styles.three}>
        <PartList content={content} zoneId={zoneId} chosen={chosen} onChoose={setChosen} onEdit={editing.edit} />
        <LayoutPreview zoneId={zoneId} stamp={editing.kept} floor={chosen.what === 'floor' ? chosen.at : undefined} />
        {floor && <FloorForm key={chosen.at} floor={floor} onChange={setFloor} />}
        {adv && (
          <Panel bordered title={adv.title.zh || t('adv.untitled')}>
            <div className={styles.form}>
              <AdvForm key={chosen.at} value={adv} onChange={setAdv} />
            </div>
          </Panel>
        )}
        {!floor && !adv && <Panel bordered>{t('layout.choose')}</Panel>}
      </div>
      {unsaved.question}
      {drop.question}
      {cancel.question}
      {lay.question}
      {(dialog === 'publish' || dialog === 'schedule') && (
        <PublishDialog
          zoneId={zoneId}
          content={content}
          revision={editing.revision()}
          later={dialog === 'schedule'}
          onDone={editing.reload}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'versions' && <VersionsDialog zoneId={zoneId} onUndone={editing.reload} onClose={() => setDialog(undefined)} />}
    </div>
  );
}
