import { contentApi } from '@mall/contract/content/content.api.ts';
import { Select } from '@mall/ui/select.tsx';
import { type FocusEvent, useId } from 'react';
import { ask } from '../ask/ask.ts';
import { useAnswer } from '../ask/use-answer.ts';
import styles from './area-choice.module.css';

type Area = { provinceId: string; cityId: string; districtId: string };
type AreaChoiceProps = {
  labels: { province: string; city: string; district: string };
  value: Area;
  onChange: (area: Area) => void;
  onBlur: (event: FocusEvent) => void;
  invalid: boolean;
};

const dayMs = 86_400_000;
const areasAsk = (parent: string) => ask(contentApi.areas, { params: { parent } }, { staleMs: dayMs, fallback: [] });

const options = (list: readonly { id: string; name: string }[]) => list.map(({ id, name }) => ({ value: id, label: name }));

/** Province, city, district: each list follows from the choice before it. A city without districts stands for its own. */
export function AreaChoice({ labels, value, onChange, onBlur, invalid }: AreaChoiceProps) {
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
        aria-label={labels.province}
        placeholder={labels.province}
        options={options(provinces)}
        value={value.provinceId}
        onChange={(event) => onChange({ provinceId: event.target.value, cityId: '', districtId: '' })}
      />
      <Select
        {...common}
        id={`${base}-cityId`}
        name="cityId"
        aria-label={labels.city}
        placeholder={labels.city}
        options={options(cities)}
        value={cities.some(({ id }) => id === value.cityId) ? value.cityId : ''}
        disabled={value.provinceId === ''}
        onChange={(event) => chooseCity(event.target.value)}
      />
      <Select
        {...common}
        id={`${base}-districtId`}
        name="districtId"
        aria-label={labels.district}
        placeholder={labels.district}
        options={options(districts)}
        value={districts.some(({ id }) => id === value.districtId) ? value.districtId : ''}
        disabled={value.cityId === '' || value.districtId === value.cityId}
        onChange={(event) => onChange({ ...value, districtId: event.target.value })}
      />
    </div>
  );
}
