import type { OfficeAttribute, OfficeClass } from '@mall/contract/catalogue/class-office.api.ts';
import type { AttributeFields, ChangeOf, ClassChange, ClassFields, Ref } from '@mall/contract/catalogue/class-office.rules.ts';

/** What is not published yet about a line: a new one, one that says other things or stands elsewhere, one that goes. */
type Mark = 'new' | 'changed' | 'moved' | 'merging' | 'removed';
export type DrawnClass = Omit<OfficeClass, 'id' | 'parentId'> & { id: Ref; parentId: Ref | null; mark?: Mark; into?: string };
export type DrawnAttribute = Omit<OfficeAttribute, 'id' | 'values'> & {
  id: Ref;
  mark?: Mark;
  values: AttributeFields['values'];
};

export const fieldsOf = ({ names, synonyms, unit, taxRate, nameRule, shown }: DrawnClass): ClassFields => ({
  names,
  synonyms: [...synonyms],
  unit,
  taxRate: taxRate as ClassFields['taxRate'],
  nameRule,
  shown,
});

export const attributeFieldsOf = (one: DrawnAttribute | OfficeAttribute): AttributeFields => ({
  names: one.names,
  kind: one.kind,
  unit: one.unit,
  required: one.required,
  facet: one.facet,
  inName: one.inName,
  drivesSpec: one.drivesSpec,
  values: one.values.map(({ id, value, also }) => ({ id, value, also: [...also] })),
});

/** Puts one before another, or behind its sisters. */
const placed = <T extends { id: Ref }>(list: readonly T[], one: T, beforeId: Ref | null): T[] => {
  const rest = list.filter(({ id }) => id !== one.id);
  const at = beforeId === null ? -1 : rest.findIndex(({ id }) => id === beforeId);
  return rest.toSpliced(at < 0 ? rest.length : at, 0, one);
};

const drawChange = (classes: DrawnClass[], change: ClassChange): DrawnClass[] => {
  const found = 'classId' in change ? classes.find(({ id }) => id === change.classId) : undefined;
  if (change.act === 'class.add') {
    const parent = classes.find(({ id }) => id === change.parentId);
    const made: DrawnClass = {
      ...change.fields,
      id: change.classId,
      parentId: change.parentId,
      level: (parent?.level ?? 0) + 1,
      goodsCount: 0,
      attributeCount: 0,
      mark: 'new',
    };
    return [...classes, made];
  }
  if (!found) return classes;
  if (change.act === 'class.change')
    return classes.map((one) => (one === found ? { ...one, ...change.fields, mark: one.mark ?? 'changed' } : one));
  if (change.act === 'class.merge') {
    const into = classes.find(({ id }) => id === change.intoId);
    return classes.map((one) => (one === found ? { ...one, mark: 'merging', into: into?.names.zh ?? '' } : one));
  }
  if (change.act === 'class.move')
    return placed(classes, { ...found, parentId: change.parentId, mark: found.mark ?? 'moved' }, change.beforeId);
  return classes;
};

/** The classes as they will be. */
export const drawClasses = (classes: readonly OfficeClass[], changes: readonly ClassChange[]): DrawnClass[] =>
  changes.reduce<DrawnClass[]>(drawChange, [...classes]);

const drawAttribute = (list: DrawnAttribute[], change: ClassChange, classId: Ref): DrawnAttribute[] => {
  if (!('attributeId' in change)) return list;
  const found = list.find(({ id }) => id === change.attributeId);
  if (change.act === 'attribute.save' && change.classId === classId)
    return found
      ? list.map((one) => (one === found ? { ...one, ...change.fields, mark: one.mark ?? 'changed' } : one))
      : [...list, { ...change.fields, id: change.attributeId, classId, goodsCount: 0, mark: 'new' }];
  if (!found) return list;
  if (change.act === 'attribute.remove') return list.map((one) => (one === found ? { ...one, mark: 'removed' } : one));
  return change.act === 'attribute.move' ? placed(list, found, change.beforeId) : list;
};

/** The attributes of a class as they will be; what goes stays in its line until then. */
export const drawAttributes = (attributes: readonly OfficeAttribute[], changes: readonly ClassChange[], classId: Ref): DrawnAttribute[] =>
  changes.reduce<DrawnAttribute[]>(
    (list, change) => drawAttribute(list, change, classId),
    attributes.map((one) => ({ ...one, values: attributeFieldsOf(one).values })),
  );

const aboutOf = (change: ClassChange): string => ('attributeId' in change ? `a${change.attributeId}` : `c${change.classId}`);

/** One more change. A later word about the same thing takes the place of the earlier; what is new says it where it is added. */
export const withChange = (changes: readonly ClassChange[], change: ClassChange): ClassChange[] => {
  if (change.act === 'class.change') {
    const added = changes.find((one): one is ChangeOf<'class.add'> => one.act === 'class.add' && one.classId === change.classId);
    if (added) return changes.map((one) => (one === added ? { ...added, fields: change.fields } : one));
  }
  const at = changes.findIndex((one) => one.act === change.act && aboutOf(one) === aboutOf(change));
  if (at < 0) return [...changes, change];
  return change.act.endsWith('.move') ? [...changes.toSpliced(at, 1), change] : changes.with(at, change);
};

/** Without what was said of one thing, and of whatever hangs on it. */
export const withoutAbout = (changes: readonly ClassChange[], about: { classId: Ref } | { attributeId: Ref }): ClassChange[] =>
  changes.filter((change) => {
    if ('attributeId' in about) return !('attributeId' in change) || change.attributeId !== about.attributeId;
    if (change.act === 'class.add' && change.parentId === about.classId) return false;
    return !('classId' in change) || change.classId !== about.classId;
  });

/** The name for the next new thing. */
export const nextRef = (changes: readonly ClassChange[]): Ref => {
  const used = changes.flatMap((change) => ('attributeId' in change ? change.attributeId : change.classId));
  return `+${Math.max(0, ...used.filter((ref) => ref.startsWith('+')).map(Number)) + 1}`;
};
