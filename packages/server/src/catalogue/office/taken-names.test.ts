import { classOfficeApi } from '@mall/contract/catalogue/class-office.api.ts';
import { zoneOfficeApi } from '@mall/contract/catalogue/zone-office.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { buildSmallMall, small } from '../../testing/small-mall.ts';
import { testApp } from '../../testing/test-app.ts';
import { addSignedIn } from '../../testing/test-member.ts';

const mall = testApp();
let as: { token: string };
const six = (zh: string) => ({ zh, en: `${zh} en`, fra: `${zh} fr`, spa: `${zh} es`, pt: `${zh} pt`, ru: `${zh} ru` });

const dress = (brand: string) =>
  mall.call(
    zoneOfficeApi.save,
    {
      params: { id: small.zones.shut },
      body: { names: six('专区'), welcome: six('欢迎'), skin: { brand }, banner: '', logo: '', open: false },
    },
    as,
  );

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 4);
  as = { token: (await addSignedIn(mall.house.db, { id: '101', audience: 'operator' })).token };
});

it('an attribute is called in its class as no other is', async () => {
  await mall.house.db.pool.query(
    `insert into attribute (id, class_id, names, facet, in_name, drives_spec, sort) values (1050, $1, $2, true, true, true, 1)`,
    [small.classes.breaker, JSON.stringify(six('截面'))],
  );
  const save = async (classId: string) =>
    mall.call(
      classOfficeApi.publish,
      {
        body: {
          version: (await mall.call(classOfficeApi.tree, {}, as)).data.version,
          reason: '按行业习惯',
          changes: [
            {
              act: 'attribute.save',
              attributeId: '+1',
              classId,
              fields: {
                names: six('截面'),
                kind: 'choice',
                unit: '',
                required: false,
                facet: true,
                inName: false,
                drivesSpec: false,
                values: [],
              },
            },
          ],
        },
      },
      as,
    );
  expect((await save(small.classes.breaker)).errorCode).toBe('class_office.attribute_taken');
  expect((await save(small.classes.control)).code).toBe(200);
});

it('a zone is dressed in colours alone', async () => {
  expect((await dress('#1d4e89')).code).toBe(200);
  for (const wrong of ['url(x)', '#fff', 'red;background:url(x)']) expect((await dress(wrong)).errorCode).toBe('class_office.colour_wrong');
});
