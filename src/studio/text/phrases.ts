/** What the editor shows and says by itself, in the words of the controls: the keys are the English of its packages. */
import type { TextId, Texts } from '../ui-texts.tsx'

const phrases: Readonly<Record<string, TextId>> = {
  Completions: 'text.phrase.completions',
  'Selection deleted': 'text.phrase.selection-deleted',
  'Folded lines': 'text.phrase.folded-lines',
  'Unfolded lines': 'text.phrase.unfolded-lines',
  to: 'text.phrase.to',
  'folded code': 'text.phrase.folded-code',
  unfold: 'text.phrase.unfold',
  'Fold line': 'text.phrase.fold-line',
  'Unfold line': 'text.phrase.unfold-line',
  Diagnostics: 'text.phrase.diagnostics',
  'No diagnostics': 'text.phrase.no-diagnostics',
  close: 'text.phrase.close',
  '$ unchanged lines': 'text.phrase.unchanged',
  'Revert this chunk': 'text.phrase.revert',
  Accept: 'text.phrase.accept',
  Reject: 'text.phrase.reject',
  'Go to line': 'text.phrase.go-to-line',
  go: 'text.phrase.go',
  'replaced match on line $': 'text.phrase.replaced-match',
  'replaced $ matches': 'text.phrase.replaced-matches',
  Find: 'text.phrase.find',
  Replace: 'text.phrase.replace-with',
  next: 'text.phrase.next',
  previous: 'text.phrase.previous',
  all: 'text.phrase.all',
  'match case': 'text.phrase.match-case',
  regexp: 'text.phrase.regexp',
  'by word': 'text.phrase.by-word',
  replace: 'text.phrase.replace',
  'replace all': 'text.phrase.replace-all',
  'current match': 'text.phrase.current-match',
  'on line': 'text.phrase.on-line',
  'Control character': 'text.phrase.control-character',
}

/** For `EditorState.phrases`. */
export const phrasesIn = (text: Texts): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(phrases).map(([english, id]) => [english, text(id)]))
