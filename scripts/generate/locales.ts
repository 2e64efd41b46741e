import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { defined } from '../../src/flow/defined.ts'
import { isInPage, isOnFirstScreen } from '../../src/i18n/first-screen.ts'
import { isPlainMessage, type ParsedMessage } from '../../src/i18n/plain.ts'
import { out, readSchemas, root, writeGenerated } from './files.ts'

/** Parses the messages, so that the widget needs no ICU parser, and writes those of the first screen apart. */
export async function writeLocales() {
  const formatjs = join(root, 'node_modules/.bin/formatjs')
  const [folder, later] = [join(out, 'locales'), join(out, 'locales/later')]
  await promisify(execFile)(formatjs, ['compile-folder', '--ast', '--format', 'simple', join(root, 'locales'), folder])
  await mkdir(later)
  for (const name of (await readdir(folder)).filter((each) => each.endsWith('.json'))) {
    const all = Object.entries<ParsedMessage>(JSON.parse(await readFile(join(folder, name), 'utf8')))
    const messages = all.filter(([key]) => !isInPage(key))
    const write = (file: string, part: typeof messages) => writeFile(file, JSON.stringify(Object.fromEntries(part)))
    await write(
      join(folder, name),
      messages.filter(([key]) => isOnFirstScreen(key)),
    )
    await write(
      join(later, name),
      messages.filter(([key]) => !isOnFirstScreen(key)),
    )
    const needsLibrary = messages
      .filter(([key, message]) => isOnFirstScreen(key) && !isPlainMessage(message))
      .map(([key]) => key)
    if (needsLibrary.length > 0) throw new Error(`Too much for the first screen in ${name}: ${needsLibrary.join(', ')}`)
  }
}

/** The keys that editors complete, and the texts for tools that check words of a flow without files of locales. */
export async function writeMessageTexts() {
  const locales = await readSchemas('locales')
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'message-keys.schema.json',
    description: 'A key of locales/*.json: the name of a screen, a dot and what the text is.',
    enum: Object.keys(defined(locales.get('en'), 'English messages')).filter((key) => !isInPage(key)),
  }
  await writeFile(join(root, 'schemas/message-keys.schema.json'), `${JSON.stringify(schema, null, 2)}\n`)
  const types = `import type { LanguageName } from './flow.types.ts'\n`
  const type = 'Readonly<Record<LanguageName, Readonly<Record<string, string>>>>'
  const texts = JSON.stringify(Object.fromEntries(locales))
  await writeGenerated('message-texts.ts', `${types}export const messageTexts: ${type} = ${texts}\n`)
}
