import { type FloorLinkPart, type LayoutFloor, type LayoutLink } from '@mall/contract/content/layout.rules.ts';
import { noText } from '@mall/contract/content/page-fields.rules.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Select } from '@mall/ui/select.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import own from './content.module.css';
import styles from './layout.module.css';
import { LinkFields, noLink } from './link-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { WordsField } from './words-field.tsx';

/** Which links a style shows: over it, as chips, on its picture, at its kits. */
const partsOf = ({ floorStyle }: LayoutFloor): FloorLinkPart[] => {
  if (floorStyle === 1) return ['head', 'chip', 'banner', 'more'];
  return floorStyle === 3 ? ['kit', 'head', 'more'] : ['head', 'more'];
};
const pictured = new Set<FloorLinkPart>(['banner', 'kit']);
const kits = ['1', '2', '3'];

type Props = { floor: LayoutFloor; onChange: (links: LayoutLink[]) => void };

/** The links of a floor, one open at a time. */
export function FloorLinks({ floor, onChange }: Props) {
  const t = useWords('content');
  const [open, setOpen] = useState<number>();
  const { links } = floor;
  const put = (at: number, change: Partial<LayoutLink>) =>
    onChange(links.map((link, place) => (place === at ? { ...link, ...change } : link)));
  const add = () => {
    onChange([
      ...links,
      {
        part: partsOf(floor)[0] ?? 'head',
        groupNo: 0,
        title: { ...noText, zh: t('link.untitled') },
        subtitle: { ...noText },
        image: '',
        ...noLink,
      },
    ]);
    setOpen(links.length);
  };
  return (
    <section aria-label={t('links')}>
      <div className={styles.between}>
        <b>{t('links.count', { count: links.length })}</b>
        <Button look="text" size="s" onClick={add}>
          {t('add')}
        </Button>
      </div>
      <ul className={styles.goods}>
        {links.map((link, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a link has no other name than its place
          <li key={at}>
            <span className={`ell ${styles.name}`}>{`${t(`linkPart.${link.part}`)} · ${link.title.zh}`}</span>
            <Button
              look="text"
              size="s"
              aria-expanded={open === at}
              aria-label={t('edit.of', { name: link.title.zh })}
              onClick={() => setOpen(open === at ? undefined : at)}
            >
              {t('edit')}
            </Button>
            <Button
              look="text"
              size="s"
              aria-label={t('remove.of', { name: link.title.zh })}
              onClick={() => onChange(links.filter((_, place) => place !== at))}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      {open !== undefined && links[open] && (
        <div className={own.part}>
          <OpenLink link={links[open]} parts={partsOf(floor)} onChange={(change) => put(open, change)} />
        </div>
      )}
    </section>
  );
}

type OpenProps = { link: LayoutLink; parts: readonly FloorLinkPart[]; onChange: (change: Partial<LayoutLink>) => void };

function OpenLink({ link, parts, onChange }: OpenProps) {
  const t = useWords('content');
  const { part, groupNo, title, subtitle, image } = link;
  return (
    <>
      <Field label={t('linkPart')}>
        <Select
          value={part}
          options={[...new Set([...parts, part])].map((one) => ({ value: one, label: t(`linkPart.${one}`) }))}
          onChange={({ target }) => onChange({ part: target.value as FloorLinkPart })}
        />
      </Field>
      {part === 'kit' && (
        <Field label={t('kit')}>
          <Select
            value={String(groupNo)}
            options={kits.map((kit) => ({ value: kit, label: t('part.kit', { place: kit }) }))}
            onChange={({ target }) => onChange({ groupNo: Number(target.value) })}
          />
        </Field>
      )}
      <WordsField label={t('title')} value={title} most={60} required onChange={(next) => onChange({ title: next })} />
      {pictured.has(part) && (
        <WordsField label={t('subtitle')} value={subtitle} most={120} onChange={(next) => onChange({ subtitle: next })} />
      )}
      {part === 'banner' && <PictureField label={t('image')} value={image} onChange={(next) => onChange({ image: next })} />}
      <LinkFields
        value={link}
        onChange={({ relationType, relationTarget, typeKeyWord, linkType }) =>
          onChange({ relationType, relationTarget, typeKeyWord, linkType })
        }
      />
    </>
  );
}
