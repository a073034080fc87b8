import { endingDays, paperFilesMost, type Qualification } from '@mall/contract/store/application.rules.ts';
import { qualificationWords } from '@mall/contract/store/qualification-kinds.ts';
import { UploadField } from '@mall/kit/upload/upload-field.tsx';
import { useUploads } from '@mall/kit/upload/use-uploads.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { isDay } from '@mall/ui/date/day.rules.ts';
import { Field } from '@mall/ui/field.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useWords } from '../kernel/words.ts';
import { DayField } from './day-field.tsx';
import styles from './register.module.css';

type QualificationCardProps = {
  paper: Qualification;
  /** A class that is applied for asks for it. */
  needed: boolean;
  /** What the mall said of it, as long as it stands as it was. */
  fault: string | undefined;
  onChange: (changes: Partial<Qualification>) => void;
  onBusy: (busy: boolean) => void;
  onRemove: () => void;
};

const dayMs = 86_400_000;
const daysUntil = (day: string): number => Math.ceil((Date.parse(day) - Date.now()) / dayMs);

/** One paper of the trade: its number, how long it holds, and its pages. */
export function QualificationCard({ paper, needed, fault, onChange, onBusy, onRemove }: QualificationCardProps) {
  const t = useWords('register');
  const language = useLanguage();
  const uploading = useUploads('file', paperFilesMost, paper.files);
  const { sent, busy } = uploading;
  const tell = useEffectEvent((files: string, isBusy: boolean) => {
    if (files !== JSON.stringify(paper.files)) onChange({ files: JSON.parse(files) as Qualification['files'] });
    onBusy(isBusy);
  });
  const arrived = JSON.stringify(sent);
  useEffect(() => tell(arrived, busy), [arrived, busy]);
  const { validUntil } = paper;
  const wrongDay = validUntil !== '' && !isDay(validUntil);
  const left = validUntil === '' || wrongDay ? undefined : daysUntil(validUntil);
  const ends =
    left === undefined || left > endingDays ? undefined : t(left < 0 ? 'paper.over' : 'paper.ending', { days: left, least: endingDays });
  const name = qualificationWords[paper.kind][language];
  const state = fault ? 'fault' : paper.files.length > 0 ? (ends ? 'ending' : 'there') : 'open';
  const wordOf = {
    fault: 'paper.fault',
    ending: 'paper.endingMark',
    there: 'paper.there',
    open: needed ? 'paper.needed' : 'paper.open',
  } as const;
  const marks = {
    fault: { mark: 'closed', tone: 'red' },
    ending: { mark: 'closed', tone: 'amber' },
    there: { mark: 'closed', tone: 'green' },
    open: { mark: 'open', tone: needed ? 'amber' : 'grey' },
  } as const;
  return (
    <li className={classNames(styles.card, fault && styles.cardBad)}>
      <div className={styles.cardHead}>
        <b>{name}</b>
        <StatusMark {...marks[state]}>{t(wordOf[state])}</StatusMark>
      </div>
      <UploadField label={t('paper.files', { name })} uploading={uploading} message={fault} />
      <Field label={t('paper.number', { name })}>
        <TextInput value={paper.number} maxLength={40} onChange={(event) => onChange({ number: event.target.value })} />
      </Field>
      <Field label={t('paper.until', { name })} message={wrongDay ? t('paper.dayWrong') : undefined} hint={ends}>
        <DayField value={validUntil} onChange={(day) => onChange({ validUntil: day })} placeholder={t('longTerm')} />
      </Field>
      {!needed && (
        <Button look="text" size="s" onClick={onRemove}>
          {t('paper.remove', { name })}
        </Button>
      )}
    </li>
  );
}
