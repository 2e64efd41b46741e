/** A plugin for what is published: writes sbom.cdx.json beside it and completes licenses.md (docs/security.md). */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { billOf, type Manifest, readJson } from './bill-of-materials.ts'

export function thirdParty(root: string): Plugin {
  return {
    name: 'tieline-third-party',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) this.error('The build has no folder.')
      await writeFile(join(dir, 'sbom.cdx.json'), `${JSON.stringify(billOf(bundle, root), null, 2)}\n`)
      if (!('licenses.md' in bundle)) return
      const file = join(dir, 'licenses.md')
      await writeFile(file, withTexts(await readFile(file, 'utf8'), root))
    },
  }
}

/** The build copies the file of a package. One without a file gets the text that its manifest names. */
const withTexts = (licenses: string, root: string): string =>
  licenses.replace(/^(## (\S+) - \S+ \(\S+\))\n+(?=## \S+ - |$(?![\s\S]))/gm, (_, heading: string, name: string) => {
    const { license, author } = readJson(root, 'node_modules', name, 'package.json') as Manifest
    if (license !== 'MIT' || author === undefined)
      throw new Error(`${name} ships no text of ${license}. Add it to scripts/third-party.ts.`)
    return `${heading}\n\n${mit(author)}\n\n`
  })

const mit = (author: string) => `MIT License

Copyright (c) ${author}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`
