import { contentApi } from '@mall/contract/content/content.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { countStatements } from '../testing/count-statements.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '60' });
beforeAll(() =>
  mall.house.db.pool.query(
    `insert into hotline (telephone_number, working_hour) values ('400-818-0598', '{"zh":"周一至周五","en":"Mon-Fri"}')`,
  ),
);

it('asks the database once for many visitors, and once for each language', async () => {
  const { result, statements } = await countStatements(mall.house.db, () =>
    Promise.all(
      ['zh', 'zh', 'en', 'zh', 'en'].map(async (language) => (await mall.call(contentApi.hotline, {}, { language })).data.workingHour),
    ),
  );
  expect(result).toEqual(['周一至周五', '周一至周五', 'Mon-Fri', '周一至周五', 'Mon-Fri']);
  expect(statements).toHaveLength(2);
});
