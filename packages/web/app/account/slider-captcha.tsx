import { sliderWidth } from '@mall/contract/account/account.rules.ts';
import { Button } from '@mall/ui/button.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { CircleCheckIcon } from '@mall/ui/icons/circle-check-icon.tsx';
import { ShieldCheckIcon } from '@mall/ui/icons/shield-check-icon.tsx';
import { useId, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './slider-captcha.module.css';
import { SliderPuzzle, type SolvedSlider } from './slider-puzzle.tsx';

type SliderCaptchaProps = {
  solved: boolean;
  onSolved: (solved: SolvedSlider) => void;
  message?: string | undefined;
};

/** A button that opens the puzzle, and then says that it was solved. */
export function SliderCaptcha({ solved, onSolved, message }: SliderCaptchaProps) {
  const t = useWords('account');
  const [open, setOpen] = useState(false);
  const messageId = useId();
  return (
    <div className={styles.field}>
      <span className={styles.label}>{t('field.slider')}</span>
      {solved ? (
        <output className={classNames(styles.done, styles.box)} style={{ maxWidth: sliderWidth }}>
          <CircleCheckIcon size={18} />
          {t('slider.done')}
        </output>
      ) : (
        <Button
          name="slider"
          look="quiet"
          size="l"
          className={classNames(styles.box, message && styles.bad)}
          style={{ maxWidth: sliderWidth }}
          icon={<ShieldCheckIcon size={18} />}
          aria-haspopup="dialog"
          aria-describedby={message ? messageId : undefined}
          onClick={() => setOpen(true)}
        >
          {t('slider.open')}
        </Button>
      )}
      {message && (
        <p id={messageId} className={styles.message}>
          {message}
        </p>
      )}
      {open && (
        <SliderPuzzle
          onClose={() => setOpen(false)}
          onSolved={(given) => {
            setOpen(false);
            onSolved(given);
          }}
        />
      )}
    </div>
  );
}
