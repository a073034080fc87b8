import type { GoodsFault } from '@mall/contract/catalogue/goods-version.api.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './editor.module.css';
import { faultsIn, type Section, sections } from './editor.rules.ts';
import { sectionId } from './go-to-place.ts';

type Props = { faults: readonly GoodsFault[]; tried: boolean; missing: number };

const go = (section: Section) => {
  const part = document.getElementById(sectionId(section));
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
};

/** The parts of the page as breakers: closed where nothing is wrong, open where something is missing, red once it was tried. */
export function EditorAnchors({ faults, tried, missing }: Props) {
  const t = useWords('goods-editor');
  const lookOf = (section: Section) => {
    const count = faultsIn(faults, section);
    if (count > 0) return { mark: tried ? 'closed' : 'open', tone: tried ? 'red' : 'amber', words: t('anchor.faults', { count }) } as const;
    if (section === 'words' && missing > 0) return { mark: 'open', tone: 'grey', words: t('anchor.missing', { count: missing }) } as const;
    return { mark: 'closed', tone: 'green', words: '' } as const;
  };
  return (
    <nav className={styles.anchors} aria-label={t('anchors')}>
      {sections.map((section) => {
        const { mark, tone, words } = lookOf(section);
        return (
          <button key={section} type="button" className={styles.anchor} onClick={() => go(section)}>
            <StatusMark mark={mark} tone={tone}>
              {t(`section.${section}`)} {words}
            </StatusMark>
          </button>
        );
      })}
    </nav>
  );
}
