import { type Decoration, decorationApi } from '@mall/contract/store/decoration.api.ts';
import { decorationFaults, storeTemplates } from '@mall/contract/store/decoration.rules.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useUnsaved } from '@mall/kit/form/use-unsaved.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { useWords } from '../kernel/words.ts';
import { BannersPanel } from './banners-panel.tsx';
import { NoticesPanel } from './notices-panel.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { ShelvesPanel } from './shelves-panel.tsx';
import styles from './store.module.css';
import { useDraft } from './use-draft.ts';
import { VersionsPanel } from './versions-panel.tsx';

type EditorProps = { decoration: Decoration; onAnew: () => void };

export function DecorationEditor({ decoration, onAnew }: EditorProps) {
  const t = useWords('store');
  const draft = useDraft(decoration);
  const { fields, change, revision, dirty, moved, busy, saveDate } = draft;
  const faults = decorationFaults(fields);
  const unsaved = useUnsaved(dirty);
  const publish = useAct({
    call: decorationApi.publish,
    request: (of: number) => ({ body: { revision: of } }),
    ask: () => ({ title: t('publish.ask'), text: t('publish.text'), act: t('publish.act') }),
    done: ({ version }) => t('publish.done', { version }),
    changes: [decorationApi.own],
  });
  const drop = useAct({
    call: decorationApi.drop,
    request: (of: number) => ({ body: { revision: of } }),
    ask: () => ({ title: t('drop.ask'), text: t('drop.text'), act: t('drop.act'), tone: 'danger' }),
    done: t('drop.done'),
    changes: [decorationApi.own],
    onClosed: onAnew,
  });
  const standing = busy
    ? t('save.busy')
    : dirty
      ? t('save.dirty')
      : revision > 0
        ? t('save.saved', { at: saveDate?.slice(5, 16) ?? '' })
        : t('save.none');
  const none = revision === 0 && !dirty;
  return (
    <>
      {moved && (
        <Note
          tone="warn"
          actions={
            <Button look="line" size="s" onClick={onAnew}>
              {t('save.reload')}
            </Button>
          }
        >
          {t('save.moved')}
        </Note>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <Panel title={t('template')} bordered>
            <RadioGroup
              name="template"
              label={t('template')}
              value={fields.template}
              onChange={(value) => change({ template: storeTemplates.find((one) => one === value) ?? 'home' })}
              options={storeTemplates.map((one) => ({ value: one, label: t(`template.${one}`) }))}
            />
            <p className="meta">{t(`template.${fields.template}.text`)}</p>
          </Panel>
          <BannersPanel
            banners={fields.banners}
            shelves={decoration.published.shelves}
            faults={faults}
            onChange={(banners) => change({ banners })}
          />
          <NoticesPanel notices={fields.notices} faults={faults} onChange={(notices) => change({ notices })} />
          <ShelvesPanel
            shelves={fields.shelves}
            goodsOf={decoration.goodsOf}
            unsorted={decoration.unsorted}
            faults={faults}
            onChange={(shelves) => change({ shelves })}
          />
        </div>
        <div className={styles.column}>
          <PreviewPanel fields={fields} />
          <VersionsPanel versions={decoration.versions} onRestored={onAnew} />
        </div>
      </div>
      <section className={styles.bar} aria-label={t('publish.act')}>
        <output className="meta">
          {standing}
          {faults.length > 0 && ` · ${t('faults', { count: faults.length })}`}
        </output>
        <span className={styles.acts}>
          <Button look="line" disabled={none || moved} onClick={() => void draft.settle().then((of) => drop.start(of))}>
            {t('drop.act')}
          </Button>
          <Button
            disabled={none || moved || faults.length > 0}
            busy={publish.busy}
            onClick={() => void draft.settle().then((of) => publish.start(of))}
          >
            {t('publish.act')}
          </Button>
        </span>
      </section>
      {publish.question}
      {drop.question}
      {unsaved.question}
    </>
  );
}
