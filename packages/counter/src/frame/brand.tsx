import { contentApi } from '@mall/contract/content/content.api.ts';
import { ask, queryOf } from '@mall/kit/ask/ask.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { useQuery } from '@tanstack/react-query';
import styles from './brand.module.css';

const siteAsk = ask(contentApi.site, {}, { staleMs: 300_000 });

/** Mark and name of the mall, as its settings have them; the way back to it. `light`: on white ground. */
export function Brand({ light = false }: { light?: boolean }) {
  const language = useLanguage();
  const { data } = useQuery(queryOf(siteAsk, language));
  return (
    <a href="/" className={classNames(styles.brand, light && styles.light)}>
      {data && data.favicon !== '' && <img src={data.favicon} alt="" width={36} height={36} />}
      <b>{data && (language === 'zh' ? data.name : data.latinName)}</b>
    </a>
  );
}
