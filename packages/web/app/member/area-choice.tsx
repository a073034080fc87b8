import { contentApi } from '@mall/contract/content/content.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { Select } from '@mall/ui/select.tsx';
import { type FocusEvent, useId } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './form.module.css';

type Area = { provinceId: string; cityId: string; districtId: string };
type AreaChoiceProps = {
  value: Area;
  onChange: (area: Area) => void;
  onBlur: (event: FocusEvent) => void;
  invalid: boolean;
};

const dayMs = 86_400_000;
const areasAsk = (parent: string) => ask(contentApi.areas, { params: { parent } }, { staleMs: dayMs, fallback: [] });

const options = (list: readonly { id: string; name: string }[]) => list.map(({ id, name }) => ({ value: id, label: name }));

/** Province, city, district: each list follows from the choice before it. A city without districts stands for its own. */
export function AreaChoice({ value, onChange, onBlur, invalid }: AreaChoiceProps) {
  const t = useWords('member');
  const provinces = useAnswer(areasAsk('0'));
  const cities = useAnswer(areasAsk(value.provinceId), value.provinceId !== '').filter((one) => one.parentId === value.provinceId);
  const districts = useAnswer(areasAsk(value.cityId), value.cityId !== '').filter((one) => one.parentId === value.cityId);
  const chooseCity = (cityId: string) => {
    const leaf = cities.find(({ id }) => id === cityId)?.leaf === true;
    onChange({ ...value, cityId, districtId: leaf ? cityId : '' });
  };
  const base = useId();
  const common = { onBlur, 'aria-invalid': invalid || undefined };
  return (
    <div className={styles.areas}>
      <Select
        {...common}
        id={`${base}-provinceId`}
        name="provinceId"
        aria-label={t('address.province')}
        placeholder={t('address.province')}
        options={options(provinces)}
        value={value.provinceId}
        onChange={(event) => onChange({ provinceId: event.target.value, cityId: '', districtId: '' })}
      />
      <Select
        {...common}
        id={`${base}-cityId`}
        name="cityId"
        aria-label={t('address.city')}
        placeholder={t('address.city')}
        options={options(cities)}
        value={cities.some(({ id }) => id === value.cityId) ? value.cityId : ''}
        disabled={value.provinceId === ''}
        onChange={(event) => chooseCity(event.target.value)}
      />
      <Select
        {...common}
        id={`${base}-districtId`}
        name="districtId"
        aria-label={t('address.district')}
        placeholder={t('address.district')}
        options={options(districts)}
        value={districts.some(({ id }) => id === value.districtId) ? value.districtId : ''}
        disabled={value.cityId === '' || value.districtId === value.cityId}
        onChange={(event) => onChange({ ...value, districtId: event.target.value })}
      />
    </div>
  );
}
