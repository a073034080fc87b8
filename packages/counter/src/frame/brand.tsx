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
  const look = classNames(styles.brand, light && styles.light);
  // A way without a name is none for whoever listens: it is there once the name is.
  if (!data) return <span className={look} />;
  return (
    <a href="/" className={look}>
      {data.favicon !== '' && <img src={data.favicon} alt="" width={36} height={36} />}
      <b>{language === 'zh' ? data.name : data.latinName}</b>
    </a>
  );
}
