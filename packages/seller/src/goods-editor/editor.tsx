import { goodsVersionApi, type OpenDraft } from '@mall/contract/catalogue/goods-version.api.ts';
import { richTextSize } from '@mall/counter/rich-text/rich-text.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { Button } from '@mall/ui/button.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { shelfReads } from '../catalogue/shelf.reads.ts';
import { useWords } from '../kernel/words.ts';
import { BasicsPart } from './basics-part.tsx';
import { BreaksPart } from './breaks-part.tsx';
import styles from './editor.module.css';
import { missingByTongue, type Section, sections } from './editor.rules.ts';
import { EditorAnchors } from './editor-anchors.tsx';
import { EditorSide } from './editor-side.tsx';
import { goToPlace, sectionId } from './go-to-place.ts';
import { ParamsPart } from './params-part.tsx';
import type { PartProps } from './part.ts';
import { PicturesPart } from './pictures-part.tsx';
import { SpecsPart } from './specs-part.tsx';
import { TermsPart } from './terms-part.tsx';
import { TextPart } from './text-part.tsx';
import { useGoodsDraft } from './use-goods-draft.ts';
import { WordsPart } from './words-part.tsx';

const partOf: Readonly<Record<Section, ComponentType<PartProps>>> = {
  basics: BasicsPart,
  params: ParamsPart,
  pictures: PicturesPart,
  specs: SpecsPart,
  breaks: BreaksPart,
  terms: TermsPart,
  text: TextPart,
  words: WordsPart,
};
const flush: ReadonlySet<Section> = new Set<Section>(['words']);
const half: ReadonlySet<Section> = new Set<Section>(['breaks', 'terms']);

/** One goods on one page: numbered parts, kept while they are typed, handed in when nothing is wrong. */
export function Editor({ open, onReload }: { open: OpenDraft; onReload: () => void }) {
  const t = useWords('goods-editor');
  const { moment } = useMoment();
  const navigate = useNavigate();
  const draft = useGoodsDraft(open);
  const { fields, faults, conflict } = draft;
  const [tried, setTried] = useState(false);
  const known = useList(ask(goodsVersionApi.classParts, { params: { id: fields.classId || '0' } }), { enabled: fields.classId !== '' });
  const parts = fields.classId === '' || known.data?.classId !== fields.classId ? undefined : known.data;
  const handIn = useCall({
    call: goodsVersionApi.handIn,
    request: (revision: number) => ({ params: { id: open.draftId }, body: { revision } }),
    changes: shelfReads,
    done: ({ waits }) => t(waits ? 'handIn.waits' : 'handIn.done'),
    onDone: ({ waits }) => navigate(waits ? '/goods?tab=waiting' : '/goods'),
  });
  const send = async () => {
    setTried(true);
    let revision: number;
    try {
      revision = await draft.settle();
    } catch {
      return;
    }
    // What is handed in must not be followed by its own draft.
    await draft.stop();
    await handIn.run(revision).catch(() => draft.resume());
  };
  const props: PartProps = {
    open,
    fields,
    put: draft.put,
    parts,
    faultAt: (place) => (tried ? faults.find((fault) => fault.place === place)?.message : undefined),
  };
  const size = richTextSize(fields.description);
  const extras: Partial<Record<Section, ReactNode>> = {
    params: parts && <span className="meta">{t('params.from', { name: parts.classNames.at(-1) ?? '' })}</span>,
    text: <span className="meta">{t('text.size', { letters: size.letters, pictures: size.pictures })}</span>,
    words: <span className="meta">{t(open.cross ? 'words.needed' : 'words.wished')}</span>,
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{fields.name || t('title.new')}</h1>
          <p className="meta">
            {[
              open.spuCode && `SPU ${open.spuCode}`,
              draft.saving ? t('saving') : draft.savedAt && t('saved', { time: moment(draft.savedAt) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <div className={styles.acts}>
          <Button look="line" busy={draft.saving} onClick={() => void draft.keep().then(() => toast.ok(t('kept')))}>
            {t('keep')}
          </Button>
          <Button busy={handIn.busy} onClick={() => void send()}>
            {t('handIn')}
          </Button>
        </div>
      </header>
      {conflict && (
        <Note
          tone="warn"
          role="alert"
          actions={
            <>
              <Button look="text" size="s" onClick={draft.insist}>
                {t('conflict.mine')}
              </Button>
              <Button look="text" size="s" onClick={onReload}>
                {t('conflict.theirs')}
              </Button>
            </>
          }
        >
          {conflict.words} {t('conflict.text')}
        </Note>
      )}
      <EditorAnchors faults={faults} tried={tried} missing={Object.values(missingByTongue(fields)).filter((count) => count > 0).length} />
      <div className={styles.columns}>
        <div className={styles.parts}>
          {sections.map((section, at) => {
            const Part = partOf[section];
            return (
              <div key={section} id={sectionId(section)} tabIndex={-1} className={half.has(section) ? styles.half : styles.whole}>
                <Panel
                  bordered
                  flush={flush.has(section)}
                  title={
                    <span className={styles.numbered}>
                      <i aria-hidden="true">{at + 1}</i> {t(`section.${section}`)}
                    </span>
                  }
                  extra={extras[section]}
                >
                  <Part {...props} />
                </Panel>
              </div>
            );
          })}
        </div>
        <EditorSide open={open} fields={fields} faults={faults} parts={parts} onGo={goToPlace} />
      </div>
    </div>
  );
}
