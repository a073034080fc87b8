import { setBlockType, toggleMark } from 'prosemirror-commands';
import type { NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { schema } from './rich-text.schema.ts';

const { nodes, marks } = schema;

/** Whether the selection stands in such a block. */
export const isIn = ({ selection: { $from } }: EditorState, type: NodeType, attrs: Record<string, unknown> = {}): boolean => {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type === type && Object.entries(attrs).every(([name, value]) => node.attrs[name] === value)) return true;
  }
  return false;
};

export const hasMark = (state: EditorState, name: keyof typeof marks): boolean => {
  const { from, to, empty, $from } = state.selection;
  const type = marks[name];
  if (!type) return false;
  return empty ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined : state.doc.rangeHasMark(from, to, type);
};

/** A heading, or plain text again where it is one already. */
export const toggleHeading =
  (level: number): Command =>
  (state, dispatch) =>
    isIn(state, nodes.heading, { level })
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch);

export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) =>
    isIn(state, type) ? liftListItem(nodes.list_item)(state, dispatch) : wrapInList(type)(state, dispatch);

export const toggleBold: Command = toggleMark(marks.strong);

/** The address of the link that the selection stands in. */
export const linkAt = ({ selection: { $from } }: EditorState): string => {
  const mark = marks.link.isInSet($from.marks()) ?? marks.link.isInSet($from.nodeAfter?.marks ?? []);
  return mark ? String(mark.attrs['href']) : '';
};

/** The stretch of text that the selection's own link covers, or the selection. */
const linkSpan = (state: EditorState): { from: number; to: number } => {
  const { $from, from, to, empty } = state.selection;
  if (!empty) return { from, to };
  const start = $from.start();
  let span = { from, to };
  $from.parent.forEach((node, offset) => {
    const at = start + offset;
    if (marks.link.isInSet(node.marks) && at <= from && at + node.nodeSize >= from) span = { from: at, to: at + node.nodeSize };
  });
  return span;
};

/** Lays a link over the selection, changes the one that is there, or writes the address itself where nothing is selected; without an address it is taken away. */
export const setLink =
  (href: string | undefined): Command =>
  (state, dispatch) => {
    const { from, to } = linkSpan(state);
    const tr = state.tr.removeMark(from, to, marks.link);
    if (href === undefined) dispatch?.(tr);
    else if (from === to) dispatch?.(tr.insert(from, schema.text(href, [marks.link.create({ href })])));
    else dispatch?.(tr.addMark(from, to, marks.link.create({ href })));
    return true;
  };

export const addPicture =
  (src: string, alt: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.image.create({ src, alt })).scrollIntoView());
    return true;
  };

/** Three columns and three rows, the first of heads. */
export const addTable: Command = (state, dispatch) => {
  const row = (type: NodeType) =>
    nodes.table_row.create(
      null,
      [0, 1, 2].map(() => type.createAndFill() ?? type.create()),
    );
  const table = nodes.table.create(null, [row(nodes.table_header), row(nodes.table_cell), row(nodes.table_cell)]);
  if (dispatch) {
    const tr = state.tr.replaceSelectionWith(table);
    const at = tr.mapping.map(state.selection.from, -1);
    dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(at + 1, tr.doc.content.size)))).scrollIntoView());
  }
  return true;
};
