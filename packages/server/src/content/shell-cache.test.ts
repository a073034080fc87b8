import { contentApi } from '@mall/contract/content/content.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { countStatements } from '../testing/count-statements.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '60' });
beforeAll(() => mall.house.db.pool.query(`insert into navigation (name, url) values ('{"zh":"首页","en":"Home"}', '/')`));

it('asks the database once for many visitors, and once for each language', async () => {
  const { result, statements } = await countStatements(mall.house.db, () =>
    Promise.all(
      ['zh', 'zh', 'en', 'zh', 'en'].map(async (language) => (await mall.call(contentApi.navigation, {}, { language })).data[0]?.name),
    ),
  );
  expect(result).toEqual(['首页', '首页', 'Home', '首页', 'Home']);
  expect(statements).toHaveLength(2);
});
