import { languagesOf, standingOf } from '@mall/contract/content/text.rules.ts';
import { type TextCase, textOperationsApi } from '@mall/contract/content/text-operations.api.ts';
import { fallbackLanguage, type Language } from '@mall/contract/kernel/language.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useUnsaved } from '@mall/kit/form/use-unsaved.tsx';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { ClockIcon } from '@mall/ui/icons/clock-icon.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { textReads } from './content.reads.ts';
import { languageNames } from './language-names.ts';
import { RefusedNote } from './refused-note.tsx';
import styles from './text.module.css';
import { TextPublishDialog } from './text-publish-dialog.tsx';
import { TextSide } from './text-side.tsx';
import { TextWriting } from './text-writing.tsx';
import { useText } from './use-text.ts';

/** The Chinese text and its translations, what each lacks, and the way to be read. */
export function TextEditor({ text, again }: { text: TextCase; again: () => void }) {
  const t = useWords('content');
  const editing = useText(text, again);
  const [language, setLanguage] = useState<Language>(fallbackLanguage);
  const [dialog, setDialog] = useState<'publish' | 'schedule'>();
  const unsaved = useUnsaved(editing.saving !== 'saved');
  const unschedule = useAct({
    call: textOperationsApi.unschedule,
    request: () => ({ params: { id: text.id } }),
    ask: () => ({ title: t('unschedule.ask'), act: t('unschedule') }),
    done: t('unscheduled'),
    changes: textReads,
    onDone: editing.reload,
  });
  const { content } = editing;
  const abroad = languagesOf(text.kind);
  const waits = text.dueDate !== null;
  const ready = editing.saving === 'saved' && !waits && (text.edited || text.state !== 'live');
  const standing = (one: Language) => {
    if (one === fallbackLanguage) return t('text.original');
    const { state, lacks } = standingOf(content, one);
    return state === 'part' || state === 'missing' ? t('text.lacks', { count: lacks }) : t(`standing.${state}`);
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <p className="meta">
            <RouterLink href={`/content/texts?kind=${text.kind}`}>{t(`texts.${text.kind}`)}</RouterLink> / {content.category}
          </p>
          <h1>{content.title}</h1>
          <p className="meta" aria-live="polite">
            {text.version > 0 && text.state === 'live' ? t('text.online', { version: text.version }) : t(`text.${text.state}`)}
            {'　'}
            {editing.saving === 'saved'
              ? editing.savedDate && text.savedBy
                ? t('text.saved', { at: editing.savedDate.slice(11, 16), by: text.savedBy })
                : ''
              : t(`saving.${editing.saving}`)}
          </p>
        </div>
        <div className={styles.acts}>
          <Button look="line" icon={<ClockIcon size={16} />} disabled={!ready} onClick={() => setDialog('schedule')}>
            {t('schedule')}
          </Button>
          <Button disabled={!ready} onClick={() => setDialog('publish')}>
            {t('publish')}
          </Button>
        </div>
      </header>
      {waits && (
        <Note
          tone="info"
          actions={
            <Button look="text" size="s" onClick={() => unschedule.start()}>
              {t('unschedule')}
            </Button>
          }
        >
          {t('text.waits', { at: (text.dueDate ?? '').slice(0, 16) })}
        </Note>
      )}
      {editing.saving === 'refused' && <RefusedNote onReload={editing.reload} />}
      <div className={styles.two}>
        <Panel bordered flush>
          {abroad.length > 0 && (
            <Tabs
              inset
              label={t('text.languages')}
              items={[fallbackLanguage, ...abroad].map((id) => ({ id, label: `${languageNames[id]} ${standing(id)}` }))}
              value={language}
              onChange={setLanguage}
            />
          )}
          <div className={styles.body}>
            <TextWriting key={language} text={text} editing={editing} language={language} disabled={waits} />
          </div>
        </Panel>
        <TextSide text={text} editing={editing} disabled={waits} onLanguage={setLanguage} />
      </div>
      {unsaved.question}
      {unschedule.question}
      {dialog && (
        <TextPublishDialog
          text={text}
          content={content}
          revision={editing.revision()}
          later={dialog === 'schedule'}
          onDone={editing.reload}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}
