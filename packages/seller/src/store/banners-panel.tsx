import { bannerLinks, type DecorationDraft, type DecorationFault, decorationLimits } from '@mall/contract/store/decoration.rules.ts';
import { UploadField } from '@mall/kit/upload/upload-field.tsx';
import { useUploads } from '@mall/kit/upload/use-uploads.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useWords } from '../kernel/words.ts';
import { GoodsChoice } from './goods-choice.tsx';
import { changeIn, moveIn, without } from './move-in.ts';
import { OrderActs } from './order-acts.tsx';
import styles from './store.module.css';
import { useFaultWords } from './use-fault-words.ts';
import { useRowKeys } from './use-row-keys.ts';

type Banner = DecorationDraft['banners'][number];
type Shelves = DecorationDraft['shelves'];
type BannersProps = {
  banners: readonly Banner[];
  /** Those that stand: a new one has no number yet that a banner could name. */
  shelves: Shelves;
  faults: readonly DecorationFault[];
  onChange: (banners: Banner[]) => void;
};

const empty: Banner = { image: '', title: '', subtitle: '', link: 'none', linkId: '' };

export function BannersPanel({ banners, shelves, faults, onChange }: BannersProps) {
  const t = useWords('store');
  const faultOf = useFaultWords(faults);
  const keys = useRowKeys(banners.length);
  return (
    <Panel
      title={t('banners')}
      bordered
      extra={
        <Button look="text" size="s" disabled={banners.length >= decorationLimits.banners} onClick={() => onChange([...banners, empty])}>
          {t('banner.add')}
        </Button>
      }
    >
      {banners.length === 0 && <p className="meta">{t('banners.none')}</p>}
      <ol className={styles.rows}>
        {banners.map((banner, at) => (
          <li key={keys.at(at)}>
            <BannerRow
              name={t('banner', { place: at + 1 })}
              banner={banner}
              shelves={shelves}
              fault={faultOf('banners', at)}
              onChange={(changes) => onChange(changeIn(banners, at, changes))}
            >
              <OrderActs
                name={t('banner', { place: at + 1 })}
                first={at === 0}
                last={at === banners.length - 1}
                onMove={(by) => {
                  keys.move(at, by);
                  onChange(moveIn(banners, at, by));
                }}
                onRemove={() => {
                  keys.remove(at);
                  onChange(without(banners, at));
                }}
              />
            </BannerRow>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

type RowProps = {
  name: string;
  banner: Banner;
  shelves: Shelves;
  fault: string | undefined;
  onChange: (changes: Partial<Banner>) => void;
  children: ReactNode;
};

function BannerRow({ name, banner, shelves, fault, onChange, children }: RowProps) {
  const t = useWords('store');
  const uploading = useUploads('image', 1, banner.image === '' ? [] : [{ url: banner.image, name }]);
  const [url = ''] = uploading.urls;
  const first = useRef(true);
  const tell = useEffectEvent((image: string) => {
    if (image !== banner.image) onChange({ image });
  });
  useEffect(() => {
    if (first.current) first.current = false;
    else tell(url);
  }, [url]);
  const ways = shelves.flatMap((shelf) => [
    { value: shelf.id, label: shelf.name },
    ...shelf.children.map((child) => ({ value: child.id, label: `${shelf.name} / ${child.name}` })),
  ]);
  return (
    <fieldset className={styles.card}>
      <legend className="sr">{name}</legend>
      <p className={styles.cardHead}>
        <b>{name}</b>
        {children}
      </p>
      <UploadField
        label={t('banner.image')}
        uploading={uploading}
        hint={t('banner.imageHint')}
        message={banner.image === '' && !uploading.busy ? fault : undefined}
      />
      <Field label={t('banner.title')}>
        <TextInput value={banner.title} maxLength={decorationLimits.title} onChange={({ target }) => onChange({ title: target.value })} />
      </Field>
      <Field label={t('banner.subtitle')}>
        <TextInput
          value={banner.subtitle}
          maxLength={decorationLimits.subtitle}
          onChange={({ target }) => onChange({ subtitle: target.value })}
        />
      </Field>
      <Field label={t('banner.link')} message={banner.image === '' ? undefined : fault}>
        <Select
          value={banner.link}
          onChange={({ target }) => onChange({ link: bannerLinks.find((one) => one === target.value) ?? 'none', linkId: '' })}
          options={bannerLinks.map((one) => ({ value: one, label: t(`banner.link.${one}`) }))}
        />
      </Field>
      {banner.link === 'shelf' && (
        <Field label={t('banner.shelf')}>
          <Select
            value={banner.linkId}
            onChange={({ target }) => onChange({ linkId: target.value })}
            placeholder={t('banner.shelf')}
            options={ways}
          />
        </Field>
      )}
      {banner.link === 'goods' && <GoodsChoice value={banner.linkId} onChange={(linkId) => onChange({ linkId })} />}
    </fieldset>
  );
}
