export type RichTextProps = {
  /** Spoken name of the text. */
  label: string;
  /** Html. What is written elsewhere meanwhile (an earlier version that is restored) takes the place of what stands here. */
  value: string;
  onChange: (html: string) => void;
  /** The language that is written, where it is not the page's. */
  lang?: string;
  /** Says beside the tools what the reader should know: that styles are cleaned. */
  hint?: string;
  id?: string;
  invalid?: boolean;
  disabled?: boolean;
};
