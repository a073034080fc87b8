import { layoutGoodsApi } from '@mall/contract/catalogue/layout-goods.api.ts';
import { actionTypes, type FloorStyle, fitting, floorStyles, headTarget, type LayoutFloor } from '@mall/contract/content/layout.rules.ts';
import { useAsked } from '@mall/kit/act/use-asked.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { Field } from '@mall/ui/field.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.ts';
import { FloorGoods } from './floor-goods.tsx';
import { FloorLinks } from './floor-links.tsx';
import styles from './layout.module.css';
import { useClassOptions } from './link-fields.tsx';
import { MomentField } from './moment-field.tsx';
import { PictureField } from './picture-field.tsx';
import { WordsField } from './words-field.tsx';

type Props = { floor: LayoutFloor; onChange: (change: Partial<LayoutFloor>) => void };

/** One floor: its style, words, days, goods and links. */
export function FloorForm({ floor, onChange }: Props) {
  const t = useWords('content');
  const classes = useClassOptions();
  const zones = useList(ask(layoutGoodsApi.pages, {}, { staleMs: 300_000 })).data ?? [];
  const asked = useAsked();
  /** What the new style has no room for goes, if the reader wants that. */
  const choose = async (style: FloorStyle) => {
    const goods = fitting(style, floor.goods);
    const count = floor.goods.length - goods.length;
    const wanted =
      count === 0 || (await asked.ask({ title: t('style.ask', { count }), text: t('style.text'), act: t('style.act'), tone: 'danger' }));
    if (wanted) onChange({ floorStyle: style, goods });
  };
  const { floorStyle, title, subtitle, image, actionType, actionParams, startsDate, endsDate } = floor;
  return (
    <Panel bordered title={title.zh || t('floor.untitled')}>
      <div className={styles.form}>
        <Field label={t('style')} group>
          <span className={styles.styles}>
            {floorStyles.map((style) => (
              <StyleButton key={style} style={style} on={style === floorStyle} onChoose={() => void choose(style)} />
            ))}
          </span>
        </Field>
        <WordsField label={t('title')} value={title} most={30} required onChange={(next) => onChange({ title: next })} />
        <WordsField label={t('subtitle')} value={subtitle} most={60} onChange={(next) => onChange({ subtitle: next })} />
        {floorStyle === 1 && <PictureField label={t('image')} value={image} onChange={(next) => onChange({ image: next })} />}
        <Field label={t('more')}>
          <Select
            value={actionType}
            options={actionTypes.map((type) => ({ value: type, label: t(`action.${type}`) }))}
            onChange={({ target }) => onChange({ actionType: target.value as LayoutFloor['actionType'], actionParams: {} })}
          />
        </Field>
        {actionType === 'class' && (
          <Field label={t('link.class')}>
            <Select
              value={headTarget(floor)}
              placeholder={t('link.choose')}
              options={classes}
              onChange={({ target }) => onChange({ actionParams: { id: target.value } })}
            />
          </Field>
        )}
        {actionType === 'zone' && (
          <Field label={t('link.zone')}>
            <Select
              value={headTarget(floor)}
              placeholder={t('link.choose')}
              options={zones.map(({ zoneId, name }) => ({ value: zoneId, label: name }))}
              onChange={({ target }) =>
                onChange({ actionParams: { zoneId: target.value, kind: zones.find(({ zoneId }) => zoneId === target.value)?.key ?? '' } })
              }
            />
          </Field>
        )}
        {(actionType === 'keyword' || actionType === 'page') && (
          <Field label={t(actionType === 'page' ? 'link.address' : 'link.word')}>
            <TextInput
              value={actionParams[actionType === 'page' ? 'url' : 'keyword'] ?? ''}
              onChange={({ target }) => onChange({ actionParams: { [actionType === 'page' ? 'url' : 'keyword']: target.value } })}
            />
          </Field>
        )}
        <MomentField label={t('starts')} value={startsDate} onChange={(at) => onChange({ startsDate: at })} hint={t('starts.hint')} />
        <MomentField label={t('ends')} value={endsDate} onChange={(at) => onChange({ endsDate: at })} hint={t('ends.hint')} />
        <FloorGoods floor={floor} onChange={(goods) => onChange({ goods })} />
        <FloorLinks floor={floor} onChange={(links) => onChange({ links })} />
        {asked.question}
      </div>
    </Panel>
  );
}

function StyleButton({ style, on, onChoose }: { style: FloorStyle; on: boolean; onChoose: () => void }) {
  const t = useWords('content');
  return (
    <button type="button" className={styles.style} aria-pressed={on} onClick={onChoose}>
      <StyleSketch style={style} />
      {t(`style.${style}`)}
    </button>
  );
}

const sketches: Readonly<Record<FloorStyle, readonly (readonly [number, number, number, number])[]>> = {
  1: [[0, 0, 14, 32], ...[16, 28, 40, 52].flatMap((x) => [[x, 0, 10, 15] as const, [x, 17, 10, 15] as const])],
  2: [
    [0, 0, 22, 32],
    [24, 0, 10, 15],
    [36, 0, 10, 15],
    [24, 17, 10, 15],
    [36, 17, 10, 15],
    [48, 0, 14, 32],
  ],
  3: [
    [0, 0, 19, 32],
    [21, 0, 19, 32],
    [42, 0, 20, 32],
  ],
  4: [0, 13, 26, 39, 52].map((x) => [x, 0, 10, 32] as const),
};

function StyleSketch({ style }: { style: FloorStyle }) {
  return (
    <svg viewBox="0 0 62 32" aria-hidden="true" fill="currentColor" opacity="0.25">
      {sketches[style].map(([x, y, width, height]) => (
        <rect key={`${x}-${y}`} x={x} y={y} width={width} height={height} />
      ))}
    </svg>
  );
}
