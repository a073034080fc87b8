import type { SealKind } from '@mall/contract/agreement/agreement.rules.ts';
import { sealKinds, sealKindWords } from '@mall/contract/agreement/agreement.rules.ts';
import { sealApi } from '@mall/contract/agreement/seal.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { UploadField } from '@mall/kit/upload/upload-field.tsx';
import { useUploads } from '@mall/kit/upload/use-uploads.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './agreement.module.css';

/** The seals that the company has given, for whoever keeps them. */
export function CompanySeals() {
  const t = useWords('agreement');
  const language = useLanguage();
  const seals = useAnswer(ask(sealApi.list, {}, { staleMs: 0, fallback: [] }));
  const changes = [sealApi.list];
  const give = useAct<typeof sealApi.give, SealKind, string>({
    call: sealApi.give,
    request: (kind, url) => ({ body: { kind, url } }),
    dialog: (kind, { busy, act, close }) => <GiveDialog kind={kind} busy={busy} onGive={act} onClose={close} />,
    done: t('seal.given'),
    changes,
  });
  const remove = useAct({
    call: sealApi.remove,
    request: (kind: SealKind) => ({ body: { kind } }),
    ask: (kind) => ({
      title: t('seal.remove.ask', { name: sealKindWords[kind][language] }),
      text: t('seal.remove.text'),
      act: t('seal.remove'),
      tone: 'danger',
    }),
    done: t('seal.removed'),
    changes,
  });
  return (
    <Panel bordered title={t('seal.title')}>
      <ul className={styles.seals}>
        {sealKinds.map((kind) => {
          const seal = seals.find((one) => one.kind === kind);
          return (
            <li key={kind} className={styles.sealRow}>
              {seal ? (
                <img src={seal.picture} alt={sealKindWords[kind][language]} width={72} height={72} />
              ) : (
                <span className={styles.noSeal} aria-hidden="true" />
              )}
              <div>
                <b>{sealKindWords[kind][language]}</b>
                <p className="meta">{seal ? t('seal.by', { name: seal.byName, date: seal.date.slice(0, 10) }) : t('seal.none')}</p>
                <Button look="text" size="s" onClick={() => give.start(kind)}>
                  {t(seal ? 'seal.change' : 'seal.give')}
                </Button>
                {seal && (
                  <Button look="text" size="s" onClick={() => remove.start(kind)}>
                    {t('seal.remove')}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {give.question}
      {remove.question}
    </Panel>
  );
}

type DialogProps = { kind: SealKind; busy: boolean; onGive: (url: string) => void; onClose: () => void };

function GiveDialog({ kind, busy, onGive, onClose }: DialogProps) {
  const t = useWords('agreement');
  const shell = useWords('shell');
  const language = useLanguage();
  const picture = useUploads('image', 1);
  const [url] = picture.urls;
  return (
    <Dialog
      open
      title={t('seal.give.title', { name: sealKindWords[kind][language] })}
      labels={{ close: shell('close') }}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('approval.back')}
          </Button>
          <Button busy={busy} disabled={url === undefined} onClick={() => url && onGive(url)}>
            {t('seal.give')}
          </Button>
        </>
      }
    >
      <UploadField label={t('seal.picture')} required uploading={picture} hint={t('seal.hint')} />
    </Dialog>
  );
}
