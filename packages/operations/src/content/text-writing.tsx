import { type Said, standingOf, type TextContent } from '@mall/contract/content/text.rules.ts';
import type { TextCase } from '@mall/contract/content/text-operations.api.ts';
import { fallbackLanguage, type Language, localeOf } from '@mall/contract/kernel/language.ts';
import { RichText } from '@mall/counter/rich-text/rich-text.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Note } from '@mall/ui/note.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.ts';
import { languageNames } from './language-names.ts';
import styles from './text.module.css';
import type { TextEditing } from './use-text.ts';

type Props = { text: TextCase; editing: TextEditing; language: Language; disabled: boolean };

/** What a language says; another than Chinese is written beside the Chinese text. */
export function TextWriting({ text, editing, language, disabled }: Props) {
  const t = useWords('content');
  const { content } = editing;
  if (language === fallbackLanguage)
    return (
      <Writing
        said={content}
        language={language}
        disabled={disabled}
        summary={text.kind !== 'help' && text.kind !== 'agreement'}
        onChange={editing.edit}
      />
    );
  const own = language as keyof TextContent['words'];
  const { state, lacks } = standingOf(content, language);
  const put = (change: Partial<Said>) => editing.edit({ words: { ...content.words, [own]: { ...content.words[own], ...change } } });
  return (
    <>
      {state === 'behind' && (
        <Note
          tone="warn"
          actions={
            <Button look="line" size="s" disabled={disabled || editing.saving !== 'saved'} onClick={() => editing.check(language)}>
              {t('text.check')}
            </Button>
          }
        >
          {t('text.behind', { name: languageNames[language] })}
        </Note>
      )}
      {(state === 'part' || state === 'missing') && (
        <Note tone="warn">{t('text.part', { name: languageNames[language], count: lacks })}</Note>
      )}
      <div className={styles.beside}>
        <div className={styles.stack}>
          <p className="meta">{t('text.chinese')}</p>
          <p className={styles.given}>{content.title}</p>
          {/* Cleaned by the server when it was kept. */}
          <div className={styles.original} lang="zh-CN" dangerouslySetInnerHTML={{ __html: text.content.body }} />
        </div>
        <Writing
          said={content.words[own]}
          language={language}
          disabled={disabled}
          summary={text.kind === 'notice'}
          category
          onChange={put}
        />
      </div>
    </>
  );
}

type WritingProps = {
  said: Said;
  language: Language;
  disabled: boolean;
  summary: boolean;
  category?: boolean;
  onChange: (change: Partial<Said>) => void;
};

function Writing({ said, language, disabled, summary, category = false, onChange }: WritingProps) {
  const t = useWords('content');
  return (
    <div className={styles.stack} lang={localeOf[language]}>
      {category && (
        <Field label={t('category')}>
          <TextInput
            value={said.category}
            maxLength={30}
            disabled={disabled}
            onChange={({ target }) => onChange({ category: target.value })}
          />
        </Field>
      )}
      <Field label={t('title')}>
        <TextInput value={said.title} maxLength={120} disabled={disabled} onChange={({ target }) => onChange({ title: target.value })} />
      </Field>
      {summary && (
        <Field label={t('summary')}>
          <TextArea
            rows={2}
            limit={300}
            value={said.summary}
            disabled={disabled}
            onChange={({ target }) => onChange({ summary: target.value })}
          />
        </Field>
      )}
      <RichText
        label={`${t('text.body')} ${languageNames[language]}`}
        value={said.body}
        lang={localeOf[language]}
        hint={t('text.cleaned')}
        disabled={disabled}
        onChange={(body) => onChange({ body })}
      />
    </div>
  );
}
