import { type MatchedLine, matchApi } from '@mall/contract/procurement/match.api.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Picture } from '@mall/ui/picture.tsx';
import { formatPrice } from '@mall/ui/price.rules.ts';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { type FormEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../kernel/words.tsx';
import { LeadTime } from './lead-time.tsx';
import styles from './match.module.css';
import type { MatchRow } from './match-rows.rules.ts';

type PickGoodsProps = {
  row: MatchRow;
  /** Whether the reader may say what the company calls it. */
  teaches: boolean;
  onPick: (found: MatchedLine, nth: number, code: string) => void;
  onClose: () => void;
};

/** Looks for the goods of one line in other words, and may keep the company's own code for it. */
export default function PickGoodsDialog({ row, teaches, onPick, onClose }: PickGoodsProps) {
  const t = useWords('procurement/match');
  const shell = useWords('shell');
  const { quantity, text } = row.matched;
  const [word, setWord] = useState(text || row.typed);
  const [code, setCode] = useState(row.matched.code);
  const [found, setFound] = useState<MatchedLine>();
  const [busy, setBusy] = useState(false);
  const look = async (event: FormEvent) => {
    event.preventDefault();
    if (word.trim() === '') return;
    setBusy(true);
    try {
      const line = { line: row.line, text: word.trim(), quantity: quantity.typed, ...(quantity.unit && { unit: quantity.unit }) };
      const { lines } = await browserCall(matchApi.match, { body: { lines: [line] } });
      setFound(lines[0]);
    } catch {
      // Said by the call.
    } finally {
      setBusy(false);
    }
  };
  return createPortal(
    <Dialog
      open
      title={t('pick.title', { line: row.line })}
      width={720}
      maxBodyHeight="70vh"
      labels={{ close: shell('close') }}
      onClose={onClose}
    >
      <p className="meta">{row.typed}</p>
      <form className={styles.lookFor} onSubmit={(event) => void look(event)} noValidate>
        <TextInput
          aria-label={t('pick.word')}
          placeholder={t('pick.word')}
          value={word}
          maxLength={200}
          onChange={(event) => setWord(event.target.value)}
        />
        <Button type="submit" busy={busy}>
          {t('pick.look')}
        </Button>
      </form>
      {teaches && (
        <Field label={t('pick.code')} hint={t('pick.codeHint')}>
          <TextInput value={code} maxLength={80} onChange={(event) => setCode(event.target.value)} />
        </Field>
      )}
      <div aria-live="polite">
        {busy && <Skeleton kind="row" count={3} />}
        {!busy && found?.found.length === 0 && <p className={styles.none}>{t('pick.none')}</p>}
      </div>
      {!busy && found && (
        <ul className={styles.picks}>
          {found.found.map((spec, nth) => (
            <li key={spec.specId}>
              <Picture src={spec.picture} alt="" side={80} className={styles.picture} />
              <span className={styles.about}>
                <span className={styles.name}>{spec.specName}</span>
                <span className="meta">
                  {spec.storeName}
                  {'　'}
                  <LeadTime spec={spec} />
                </span>
              </span>
              <span className="num">
                {formatPrice(spec.price, '¥')}
                <span className="unit">/{spec.unit}</span>
              </span>
              <Button
                look="line"
                size="s"
                aria-label={t('pick.takeNamed', { name: spec.specName })}
                onClick={() => onPick(found, nth, code.trim())}
              >
                {t('pick.take')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>,
    document.body,
  );
}
