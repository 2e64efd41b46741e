/** Tries the fix of a finding in a thread of its own: the text at once, then what is found in it. */
import { defined } from '../../flow/index.ts'
import { applyFixes, lint } from '../../lint/index.ts'
import { allFiles, withText } from '../store/files.ts'
import type { FixAnswer, FixRequest } from './protocol.ts'

self.addEventListener('message', ({ data: { files, finding } }: MessageEvent<FixRequest>) => {
  const { file } = finding
  const before = allFiles(files).find((each) => each.file === file)
  const { text } = applyFixes(defined(before, 'file of the finding').text, [finding])
  answer({ text, findings: null })
  answer({ text, findings: lint(withText(files, file, text)) })
})

const answer = (found: FixAnswer) => self.postMessage(found)
