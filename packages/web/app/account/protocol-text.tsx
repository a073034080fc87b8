import styles from './protocol-text.module.css';

/** One paragraph a line; a short line that begins with its number is a heading. It takes the focus, so that keys can scroll it. */
export function ProtocolText({ label, content }: { label: string; content: string }) {
  const lines = content.split('\n').filter((line) => line.trim() !== '');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={label} tabIndex={0} className={styles.text}>
      {lines.map((line) => (
        <p key={line} className={isHeading(line) ? styles.heading : undefined}>
          {line}
        </p>
      ))}
    </section>
  );
}

const isHeading = (line: string) =>
  line.length <= 24 && /^([一二三四五六七八九十]+、|第.{1,3}[条章]|\d+[.、])/.test(line) && !/[。；.;]$/.test(line);
