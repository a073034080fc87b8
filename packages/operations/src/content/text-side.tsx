import { languagesOf, standingOf } from '@mall/contract/content/text.rules.ts';
import { type TextCase, textOperationsApi } from '@mall/contract/content/text-operations.api.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { textReads } from './content.reads.ts';
import { languageNames } from './language-names.ts';
import styles from './text.module.css';
import type { TextEditing } from './use-text.ts';

const tones = { missing: 'red', part: 'red', behind: 'amber', same: 'green' } as const;
const addresses = {
  help: '/helpCenter?id=',
  notice: '/consulationDetail?id=',
  charge: '/paidInformation?id=',
  agreement: '/consulationDetail?id=',
};

const number = (typed: string) => Math.max(0, Math.round(Number(typed)) || 0);

type Props = { text: TextCase; editing: TextEditing; disabled: boolean; onLanguage: (language: Language) => void };

/** Where it stands, how far each language is, and its versions. */
export function TextSide({ text, editing, disabled, onLanguage }: Props) {
  const t = useWords('content');
  const { content } = editing;
  const [seen, setSeen] = useState<number>();
  const restore = useAct({
    call: textOperationsApi.restore,
    request: (version: number) => ({ params: { id: text.id }, body: { version } }),
    ask: (version) => ({ title: t('restore.ask', { version }), text: t('restore.text'), act: t('restore') }),
    done: t('restored'),
    changes: textReads,
    onDone: editing.reload,
  });
  const abroad = languagesOf(text.kind);
  return (
    <div className={styles.stack}>
      <Panel bordered title={t('publish')}>
        <div className={styles.stack}>
          <Field label={t('category')}>
            <TextInput
              value={content.category}
              maxLength={30}
              disabled={disabled}
              onChange={({ target }) => editing.edit({ category: target.value })}
            />
          </Field>
          <Field label={t('text.address')}>
            <TextInput readOnly value={`${addresses[text.kind]}${text.id}`} />
          </Field>
          {text.kind === 'charge' && (
            <Field label={t('points')} hint={t('points.hint')}>
              <TextInput
                type="number"
                min={0}
                value={String(content.pointsPrice)}
                disabled={disabled}
                onChange={({ target }) => editing.edit({ pointsPrice: number(target.value) })}
              />
            </Field>
          )}
          {text.kind === 'help' && (
            <Field label={t('order')}>
              <TextInput
                type="number"
                min={0}
                value={String(content.sort)}
                disabled={disabled}
                onChange={({ target }) => editing.edit({ sort: number(target.value) })}
              />
            </Field>
          )}
        </div>
      </Panel>
      {abroad.length > 0 && (
        <Panel bordered title={t('text.languages')}>
          <ul className={styles.rows}>
            {abroad.map((language) => {
              const { state, lacks } = standingOf(content, language);
              return (
                <li key={language}>
                  <StatusMark mark={state === 'same' ? 'closed' : 'open'} tone={tones[state]}>
                    {languageNames[language]}
                  </StatusMark>
                  <span className="meta">
                    {state === 'part' || state === 'missing' ? t('text.lacks', { count: lacks }) : t(`standing.${state}`)}
                  </span>
                  <Button
                    look="text"
                    size="s"
                    aria-label={t('edit.of', { name: languageNames[language] })}
                    onClick={() => onLanguage(language)}
                  >
                    {t('open')}
                  </Button>
                </li>
              );
            })}
          </ul>
          <p className="meta">{t('text.old')}</p>
        </Panel>
      )}
      <Panel bordered title={t('versions')}>
        {text.agreed !== null && <p className="meta">{t('text.agreed', { count: text.agreed })}</p>}
        <ul className={styles.rows}>
          {text.versions.map(({ version, madeBy, madeDate, asksAgain }, at) => (
            <li key={version}>
              <StatusMark
                mark={at === 0 && text.state === 'live' ? 'closed' : 'open'}
                tone={at === 0 && text.state === 'live' ? 'green' : 'grey'}
              >
                {`v${version}`}
              </StatusMark>
              <span className="meta">{`${madeDate.slice(0, 16)} ${madeBy} ${asksAgain ? t('text.askedAgain') : ''}`}</span>
              <span className={styles.acts}>
                <Button look="text" size="s" aria-label={t('compare.of', { version })} onClick={() => setSeen(version)}>
                  {t('compare')}
                </Button>
                <Button
                  look="text"
                  size="s"
                  disabled={disabled}
                  aria-label={t('restore.of', { version })}
                  onClick={() => restore.start(version)}
                >
                  {t('restore')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
        {text.versions.length === 0 && <p className="meta">{t('versions.none')}</p>}
      </Panel>
      {restore.question}
      {seen !== undefined && <CompareDialog id={text.id} version={seen} now={content} onClose={() => setSeen(undefined)} />}
    </div>
  );
}
