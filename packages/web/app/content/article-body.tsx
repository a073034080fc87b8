import { useTypedLang } from '@mall/kit/words/typed-lang.ts';
import styles from './article-body.module.css';

/** HTML of an article. It was cleaned when it was written, so it may stand as it is. */
export function ArticleBody({ html }: { html: string }) {
  const lang = useTypedLang()(html);
  // oxlint-disable-next-line react/no-danger -- cleaned on write by the server's clean-html.ts
  return <div className={styles.body} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
