import type { Piece } from './text-diff.rules.ts';
import { textDiff } from './text-diff.rules.ts';

type DiffTextProps = { before: string; now: string; side: 'before' | 'now'; by?: 'words' | 'sentences' };

/** One of two texts, with what the other has not marked. */
export function DiffText({ before, now, side, by = 'words' }: DiffTextProps) {
  if (before === now) return now || '—';
  const own: Piece['kind'] = side === 'before' ? 'gone' : 'new';
  const pieces = textDiff(before, now, by).filter(({ kind }) => kind === 'same' || kind === own);
  if (pieces.length === 0) return '—';
  const Mark = side === 'before' ? 'del' : 'ins';
  // Pieces have no name but the place at which they stand.
  const placed = pieces.map((piece, at) => ({ ...piece, place: `${at} ${piece.kind}` }));
  return placed.map(({ kind, text, place }) => (kind === 'same' ? <span key={place}>{text}</span> : <Mark key={place}>{text}</Mark>));
}
