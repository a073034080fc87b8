import type { ImportReport, ReportLine } from '@mall/contract/company/people.api.ts';
import type { PersonFields } from '@mall/contract/company/people.rules.ts';
import { failureOf } from '@mall/contract/errors.ts';
import { fill, type Language } from '@mall/contract/kernel/language.ts';
import { cutText } from '@mall/grammar/cut-text.ts';
import { maskMobile } from '../account/mask-mobile.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { lockPeople } from './company-side.ts';
import { invitePeople } from './invite-people.ts';
import { lineFault, type SheetLine } from './people-sheet.ts';
import { readBook, takeLine } from './take-line.ts';
import type { Texting } from './text-invitation.ts';

/** Lines of one transaction: each that stands alone waits for the disk, and all at once would let colleagues wait for the company's lock. */
const together = 50;

const wordsOf = ({ code, values }: Pick<Refusal, 'code' | 'values'>, language: Language) => fill(failureOf(code).words[language], values);

type Outcome = Refusal | 'invited' | 'updated' | 'same';

/** What becomes of some lines, in their order; those who are invited are so together, after the others. */
const takeSome = async (
  tx: Tx,
  side: BuyerSide,
  lines: readonly SheetLine[],
  faults: ReadonlyMap<SheetLine, Refusal>,
  texting: Texting,
): Promise<Outcome[]> => {
  const own = await lockPeople(tx, side);
  const sound = lines.filter((line) => !faults.has(line));
  const book = await readBook(
    tx,
    own,
    sound.map(({ mobile }) => mobile),
  );
  const outcomes = new Map<SheetLine, Outcome>(faults);
  const invited: [SheetLine, PersonFields][] = [];
  for (const line of sound) {
    try {
      const taken = await takeLine(tx, own, book, line);
      if (typeof taken === 'object') invited.push([line, taken.invite]);
      else outcomes.set(line, taken);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      outcomes.set(line, error);
    }
  }
  const answers = await invitePeople(
    tx,
    own,
    invited.map(([, person]) => person),
    texting,
  );
  for (const [at, [line]] of invited.entries()) {
    const answer = answers[at];
    outcomes.set(line, answer instanceof Refusal ? answer : 'invited');
  }
  return lines.map((line) => outcomes.get(line) ?? 'same');
};

/** Line by line: good lines stand, bad lines are named. */
export const importPeople = async (
  { db, config }: Pick<House, 'db' | 'config'>,
  side: BuyerSide,
  lines: readonly SheetLine[],
  language: Language,
): Promise<ImportReport> => {
  const begun = performance.now();
  const rowOfMobile = new Map(lines.toReversed().map((line) => [line.mobile, line.row]));
  const faults = new Map(
    lines.flatMap((line): [SheetLine, Refusal][] => {
      const fault = lineFault(line, rowOfMobile);
      return fault ? [[line, refuse(fault.code, fault.values)]] : [];
    }),
  );
  const report: ReportLine[] = [];
  for (let at = 0; at < lines.length; at += together) {
    const some = lines.slice(at, at + together);
    const outcomes = await inTransaction(db, (tx) => takeSome(tx, side, some, faults, { rules: config, language }));
    for (const [nth, line] of some.entries()) {
      const outcome = outcomes[nth] ?? 'same';
      const wrong = outcome instanceof Refusal;
      report.push({
        row: line.row,
        name: line.name,
        mobile: line.mobile.length === 11 ? maskMobile(line.mobile) : cutText(line.mobile, 20),
        departmentName: line.department,
        roleNames: line.roles.join('、'),
        result: wrong ? 'wrong' : outcome,
        reason: wrong ? wordsOf(outcome, language) : '',
      });
    }
  }
  const count = (result: ReportLine['result']) => report.filter((line) => line.result === result).length;
  return {
    rows: lines.length,
    invited: count('invited'),
    updated: count('updated'),
    same: count('same'),
    wrong: count('wrong'),
    ms: Math.round(performance.now() - begun),
    lines: report,
  };
};
