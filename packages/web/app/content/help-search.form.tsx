import { Button } from '@mall/ui/button.tsx';
import { SearchIcon } from '@mall/ui/icons/search-icon.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { Form } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import styles from './help-search.module.css';

/** A form of the page: it works before the scripts do, and the word stands in the address. */
export function HelpSearchForm({ keyword }: { keyword: string }) {
  const t = useWords('content');
  return (
    <search className={styles.box}>
      <Form discover="none" action="/helpCenter" className={styles.search}>
        <TextInput
          key={keyword}
          name="keyword"
          type="search"
          size="l"
          maxLength={40}
          defaultValue={keyword}
          aria-label={t('help.search')}
          placeholder={t('help.placeholder')}
          icon={<SearchIcon size={16} />}
          className={styles.input}
        />
        <Button type="submit" size="l">
          {t('help.act')}
        </Button>
      </Form>
    </search>
  );
}
