import styles from './protocol-text.module.css';

/** "一、账号管理。" before the rest of a paragraph. */
const article = /^((?:[一二三四五六七八九十]+|\d+)、[^。]{1,16}。)(.*)$/s;

/** Plain text, one paragraph a line; the name of an article stands out. */
export function ProtocolText({ content }: { content: string }) {
  const lines = content.split('\n').filter((line) => line.trim() !== '');
  return (
    <div className={styles.text}>
      {lines.map((line) => {
        const [, name, rest] = article.exec(line) ?? [undefined, '', line];
        return (
          <p key={line}>
            {name && <b>{name}</b>}
            {rest}
          </p>
        );
      })}
    </div>
  );
}
