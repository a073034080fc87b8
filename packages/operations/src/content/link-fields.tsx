import { catalogueApi, type GoodsClass } from '@mall/contract/catalogue/catalogue.api.ts';
import { layoutGoodsApi } from '@mall/contract/catalogue/layout-goods.api.ts';
import { linkTypes, type RelationType, relationTypes } from '@mall/contract/content/layout.rules.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { Field } from '@mall/ui/field.tsx';
import { Select, type SelectOption } from '@mall/ui/select.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './content.module.css';

export type LinkValue = { relationType: RelationType; relationTarget: string; typeKeyWord: string; linkType: (typeof linkTypes)[number] };
export const noLink: LinkValue = { relationType: 'page', relationTarget: '/', typeKeyWord: '', linkType: 'inner' };

const flat = (classes: readonly GoodsClass[], above = ''): SelectOption[] =>
  classes.flatMap(({ id, name, children }) => [{ value: id, label: `${above}${name}` }, ...flat(children, `${above}${name} / `)]);

/** All classes by their way from the top, as options. */
export const useClassOptions = (): SelectOption[] => flat(useList(ask(catalogueApi.classTree, {}, { staleMs: 300_000 })).data ?? []);

/** Where something leads: of what kind, and to which of them. */
export function LinkFields({ value, onChange }: { value: LinkValue; onChange: (link: LinkValue) => void }) {
  const t = useWords('content');
  const classes = useClassOptions();
  const zones = useList(ask(layoutGoodsApi.pages, {}, { staleMs: 300_000 })).data ?? [];
  const { relationType, relationTarget, typeKeyWord, linkType } = value;
  const put = (change: Partial<LinkValue>) => onChange({ ...value, ...change });
  const choose = (options: readonly SelectOption[], pick: (id: string) => void) => (
    <Select
      aria-label={t('link.target')}
      value={relationTarget}
      placeholder={t('link.choose')}
      options={options}
      onChange={({ target }) => pick(target.value)}
    />
  );
  const target = () => {
    if (relationType === 'class') return choose(classes, (id) => put({ relationTarget: id }));
    if (relationType === 'zone')
      return choose(
        zones.map(({ zoneId, name }) => ({ value: zoneId, label: name })),
        (id) => put({ relationTarget: id, typeKeyWord: zones.find(({ zoneId }) => zoneId === id)?.key ?? '' }),
      );
    if (relationType === 'keyword')
      return (
        <TextInput
          aria-label={t('link.word')}
          value={typeKeyWord}
          maxLength={60}
          onChange={(event) => put({ typeKeyWord: event.target.value })}
        />
      );
    if (relationType === 'activity')
      return (
        <Select
          aria-label={t('link.target')}
          value={typeKeyWord}
          options={[
            { value: '', label: t('link.seckill') },
            { value: 'coupon', label: t('link.coupon') },
            { value: 'group', label: t('link.group') },
          ]}
          onChange={(event) => put({ typeKeyWord: event.target.value })}
        />
      );
    return (
      <TextInput
        aria-label={t(relationType === 'page' ? 'link.address' : 'link.number')}
        placeholder={t(relationType === 'page' ? 'link.address' : 'link.number')}
        value={relationTarget}
        maxLength={300}
        onChange={(event) => put({ relationTarget: event.target.value.trim() })}
      />
    );
  };
  return (
    <Field label={t('link')} group>
      <span className={styles.link}>
        <Select
          aria-label={t('link.type')}
          value={relationType}
          options={relationTypes.map((type) => ({ value: type, label: t(`link.${type}`) }))}
          onChange={(event) => put({ relationType: event.target.value as RelationType, relationTarget: '', typeKeyWord: '' })}
        />
        {target()}
        {relationType === 'page' && (
          <Select
            aria-label={t('link.opens')}
            value={linkType}
            options={linkTypes.map((type) => ({ value: type, label: t(`link.${type}`) }))}
            onChange={(event) => put({ linkType: event.target.value as LinkValue['linkType'] })}
          />
        )}
      </span>
    </Field>
  );
}
