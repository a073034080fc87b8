import type { ImportFault } from '@mall/contract/catalogue/goods-import.api.ts';
import type { MendRows } from '@mall/contract/catalogue/goods-import.rules.ts';
import { uploadRules } from '@mall/contract/content/upload.rules.ts';
import { Button } from '@mall/ui/button.tsx';
import { FileButton } from '../goods-editor/file-button.tsx';
import { type Translate, useWords } from '../kernel/words.ts';
import styles from './import.module.css';

export type Mending = {
  mend: (body: MendRows) => void;
  /** A picture that was sent stands where the bad one did. */
  picture: (fault: ImportFault, url: string) => void;
  /** Types another value, or leaves the row out. */
  type: (fault: ImportFault) => void;
  /** All rows are being checked anew: nothing can be mended meanwhile. */
  locked: boolean;
  /** What is being mended. */
  id: string | undefined;
};

/** What stands in the sheet; pressed, another value is typed. */
export function BadValue({ fault, mending }: { fault: ImportFault; mending: Mending }) {
  const t = useWords('goods-import');
  return (
    <button
      type="button"
      className={styles.value}
      disabled={mending.locked}
      title={t('mend.other')}
      aria-label={t('mend.value', { value: fault.value || t('bad.empty'), row: String(fault.row), column: fault.columnName })}
      onClick={() => mending.type(fault)}
    >
      {fault.value || t('bad.empty')}
    </button>
  );
}

/** Longer ones stand in the reason. */
const shownSigns = 16;

const wordsOf = (t: Translate<'goods-import'>, { mend, row }: ImportFault): string => {
  if (mend.kind === 'off') return t('mend.off');
  if (mend.kind === 'drop') return t('mend.drop', { row: String(row) });
  return mend.value.length <= shownSigns ? t('mend.set', { value: mend.value }) : t('mend.so');
};

/** How a bad cell is mended: by one tap, for all that are alike, or by hand. */
export function MendActs({ fault, mending }: { fault: ImportFault; mending: Mending }) {
  const t = useWords('goods-import');
  const { kind } = fault.mend;
  const { locked } = mending;
  const busy = mending.id === fault.id;
  const named = (words: string) => t('mend.of', { act: words, row: String(fault.row), column: fault.columnName });
  const byHand = (words: string, tone?: string) => (
    <Button
      look="text"
      size="s"
      className={tone}
      disabled={locked && !busy}
      busy={busy}
      aria-label={named(words)}
      onClick={() => mending.type(fault)}
    >
      {words}
    </Button>
  );
  if (kind === 'look') return <span className={styles.acts}>{byHand(t('mend.look'), styles.look)}</span>;
  if (kind === 'sheet') return <span className={styles.acts}>{byHand(t('mend.type'))}</span>;
  if (kind === 'picture')
    return (
      <span className={styles.acts}>
        <FileButton
          kind="image"
          rule={uploadRules.image}
          label={t('mend.picture')}
          look="text"
          disabled={locked}
          onSent={(url) => mending.picture(fault, url)}
        />
      </span>
    );
  const words = wordsOf(t, fault);
  return (
    <span className={styles.acts}>
      <Button
        look="text"
        size="s"
        disabled={locked && !busy}
        busy={busy}
        aria-label={named(words)}
        onClick={() => mending.mend({ by: 'offer', faultId: fault.id, alike: false })}
      >
        {words}
      </Button>
      {fault.alike > 1 && (
        <Button
          look="text"
          size="s"
          disabled={locked}
          aria-label={named(t('mend.alike', { count: fault.alike }))}
          onClick={() => mending.mend({ by: 'offer', faultId: fault.id, alike: true })}
        >
          {t('mend.alike', { count: fault.alike })}
        </Button>
      )}
    </span>
  );
}
