import { baseKeymap, chainCommands, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { DOMParser, DOMSerializer, type Node } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { EditorState } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import { schema } from './rich-text.schema.ts';

const { nodes, marks } = schema;

/** Tab moves among the cells of a table and leaves the text everywhere else, so that keys alone can leave it. */
const plugins = () => [
  history(),
  keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-b': toggleMark(marks.strong),
    'Mod-i': toggleMark(marks.em),
    'Mod-u': toggleMark(marks.u),
    Enter: splitListItem(nodes.list_item),
    'Shift-Enter': chainCommands((state, dispatch) => {
      dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
      return true;
    }),
    'Mod-[': liftListItem(nodes.list_item),
    'Mod-]': sinkListItem(nodes.list_item),
    Tab: goToNextCell(1),
    'Shift-Tab': goToNextCell(-1),
  }),
  keymap(baseKeymap),
  tableEditing(),
];

export const stateOf = (html: string): EditorState => {
  // A document of its own: nothing of the text is loaded or run while it is read.
  const { body } = new globalThis.DOMParser().parseFromString(html, 'text/html');
  return EditorState.create({ doc: DOMParser.fromSchema(schema).parse(body), plugins: plugins() });
};

/** The text as html; one without words and pictures is none. */
export const htmlOf = (doc: Node): string => {
  if (doc.textContent.trim() === '' && doc.childCount === 1 && doc.firstChild?.type === nodes.paragraph && doc.firstChild.childCount === 0)
    return '';
  const page = document.implementation.createHTMLDocument('');
  page.body.append(DOMSerializer.fromSchema(schema).serializeFragment(doc.content, { document: page }));
  return page.body.innerHTML;
};
