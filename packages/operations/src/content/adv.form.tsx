import { type AdvFields, linkMost } from '@mall/contract/content/layout.rules.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './content.module.css';
import { LinkFields, noLink } from './link-fields.tsx';
import { MomentField } from './moment-field.tsx';
import { PictureField } from './picture-field.tsx';
import { WordsField } from './words-field.tsx';

type Area = NonNullable<AdvFields['links'][number]['area']>;
const whole: Area = { left: 0, top: 0, width: 100, height: 100 };
const sides = ['left', 'top', 'width', 'height'] as const;

type Props = {
  value: AdvFields;
  onChange: (change: Partial<AdvFields>) => void;
  messageOf?: (name: keyof AdvFields) => string | undefined;
  /** Parts of the picture lead to different places, as on the page of a campaign. */
  areas?: boolean;
};

/** A picture with its words, its days and where it leads. */
export function AdvForm({ value, onChange, messageOf, areas = false }: Props) {
  const t = useWords('content');
  const { title, subtitle, image, shown, startsDate, endsDate, links } = value;
  const putLink = (at: number, link: AdvFields['links'][number]) =>
    onChange({ links: links.map((one, place) => (place === at ? link : one)) });
  return (
    <>
      <WordsField
        label={t('title')}
        value={title}
        most={60}
        required
        message={messageOf?.('title')}
        onChange={(next) => onChange({ title: next })}
      />
      <WordsField label={t('subtitle')} value={subtitle} most={120} onChange={(next) => onChange({ subtitle: next })} />
      <PictureField
        label={t('image')}
        value={image}
        required
        message={messageOf?.('image')}
        onChange={(next) => onChange({ image: next })}
      />
      {links.map((link, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- links have no name of their own and are never moved
        <div key={at} className={areas ? styles.part : undefined}>
          {areas && (
            <div className={styles.partHead}>
              <b>{t('area', { place: at + 1 })}</b>
              <Button look="text" size="s" onClick={() => onChange({ links: links.filter((_, place) => place !== at) })}>
                {t('remove')}
              </Button>
            </div>
          )}
          <LinkFields value={link} onChange={(next) => putLink(at, { ...next, ...(link.area && { area: link.area }) })} />
          {areas && (
            <>
              {link.relationType !== 'activity' && (
                <Field label={t('area.name')}>
                  <TextInput
                    value={link.typeKeyWord}
                    maxLength={60}
                    onChange={({ target }) => putLink(at, { ...link, typeKeyWord: target.value })}
                  />
                </Field>
              )}
              <div className={styles.link4}>
                {sides.map((side) => (
                  <Field key={side} label={t(`area.${side}`)}>
                    <TextInput
                      type="number"
                      min={0}
                      max={100}
                      value={String((link.area ?? whole)[side])}
                      onChange={({ target }) =>
                        putLink(at, { ...link, area: { ...(link.area ?? whole), [side]: Math.round(Number(target.value)) } })
                      }
                    />
                  </Field>
                ))}
              </div>
            </>
          )}
        </div>
      ))}
      {links.length < (areas ? linkMost : 1) && (
        <Button look="line" size="s" onClick={() => onChange({ links: [...links, areas ? { ...noLink, area: whole } : noLink] })}>
          {t('link.add')}
        </Button>
      )}
      <div className={styles.two}>
        <MomentField label={t('starts')} value={startsDate} onChange={(at) => onChange({ startsDate: at })} hint={t('starts.hint')} />
        <MomentField
          label={t('ends')}
          value={endsDate}
          message={messageOf?.('endsDate')}
          onChange={(at) => onChange({ endsDate: at })}
          hint={t('ends.hint')}
        />
      </div>
      <Checkbox checked={shown} onChange={({ target }) => onChange({ shown: target.checked })}>
        {t('shown')}
      </Checkbox>
    </>
  );
}
