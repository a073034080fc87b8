import { peopleApi } from '@mall/contract/company/people.api.ts';
import { importMost } from '@mall/contract/company/people.rules.ts';
import { useExport } from '@mall/kit/list/use-export.ts';
import { SheetDialog } from '@mall/kit/upload/sheet-dialog.tsx';
import { useSendFile } from '@mall/kit/upload/use-send-file.ts';
import { useWords } from '../kernel/words.tsx';
import { peopleReads } from './company.changes.ts';
import { WrongLines } from './import-report.tsx';

/** Many people from a sheet, and what became of each line. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('company');
  const shell = useWords('shell');
  const sheet = useSendFile(peopleApi.import, peopleReads, t('unit.failed'));
  const template = useExport({ now: peopleApi.template, done: t('import.templateDone') });
  const report = sheet.answer;
  const wrong = report?.lines.filter(({ result }) => result === 'wrong') ?? [];
  const said = report && t('import.report', { ...report, lines: '', seconds: (report.ms / 1000).toFixed(1) } as never);
  return (
    <SheetDialog
      title={t('import.title')}
      text={t('import.text', { rows: importMost.rows, mb: importMost.bytes / 1024 / 1024 })}
      accept=".xlsx"
      words={{
        close: shell('close'),
        leave: t(report ? 'import.close' : 'cancel'),
        choose: t(report ? 'import.again' : 'import.choose'),
        template: t('import.template'),
      }}
      template={{ busy: template.busy, start: () => template.start({} as never) }}
      sheet={sheet}
      report={said === undefined ? undefined : { text: wrong.length > 0 ? `${said} ${t('import.kept')}` : said, isWrong: wrong.length > 0 }}
      wrong={wrong.length > 0 && <WrongLines lines={wrong} />}
      onClose={onClose}
    />
  );
}
