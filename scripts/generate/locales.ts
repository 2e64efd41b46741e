import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { out, root } from './files.ts'

/** Parses the messages, so that the widget needs no ICU parser. */
export async function writeLocales() {
  const formatjs = join(root, 'node_modules/.bin/formatjs')
  await promisify(execFile)(formatjs, [
    'compile-folder',
    '--ast',
    '--format',
    'simple',
    join(root, 'locales'),
    join(out, 'locales'),
  ])
}
