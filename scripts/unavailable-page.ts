/** What index.html says where there is no widget: in each language, from locales/, with scripts of its own. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite'
import type english from '../locales/en.json'
import { languages } from '../src/i18n/language.ts'

type Texts = Readonly<Record<keyof typeof english, string>>

interface Script {
  fileName: string
  source: string
}

/** @param root the folder of locales/ and src/ */
export function unavailablePage(root: string): Plugin {
  let base = '/'
  let building: Promise<{ watch: Script; next: Script }> | null = null
  return {
    name: 'tieline-unavailable-page',
    configResolved: (config) => {
      base = config.base
      if (config.command === 'build') building = buildScripts(root)
    },
    transformIndexHtml: {
      order: 'post',
      handler: async () => {
        const tags = pageTags(await readTexts(root))
        const scripts = await building
        if (!scripts) return tags
        const [watch, next] = [base + scripts.watch.fileName, base + scripts.next.fileName]
        return [
          { tag: 'script', attrs: { async: true, src: watch }, injectTo: 'head' },
          { tag: 'script', attrs: { type: 'text/plain', src: next }, injectTo: 'head' },
          ...tags,
        ]
      },
    },
    async generateBundle() {
      for (const script of Object.values((await building) ?? {})) this.emitFile({ type: 'asset', ...script })
    },
  }
}

const readTexts = (root: string): Promise<[language: string, texts: Texts][]> =>
  Promise.all(
    languages.map(async (language) => {
      const file = await readFile(join(root, `locales/${language}.json`), 'utf8')
      return [language, JSON.parse(file.replace(/&/g, '&amp;').replace(/</g, '&lt;'))]
    }),
  )

function pageTags(all: readonly (readonly [language: string, texts: Texts])[]): HtmlTagDescriptor[] {
  const sections = all.map(([lang, texts]) => ({
    tag: 'section',
    attrs: { lang },
    children: [
      { tag: 'p', attrs: { 'data-of': 'unavailable' }, children: texts['page.unavailable'] },
      { tag: 'p', attrs: { 'data-of': 'unsupported' }, children: texts['page.unsupported'] },
      // A link to the page itself loads it again without a script.
      { tag: 'a', attrs: { href: '' }, children: texts['retry.button'] },
      // It needs a script and a host, so without-code.ts shows it.
      { tag: 'button', attrs: { type: 'button', hidden: true }, children: texts['header.close'] },
    ],
  }))
  const withoutScripts = all.map(([lang, texts]) => ({ tag: 'p', attrs: { lang }, children: texts['page.scripts'] }))
  const attrs = { class: 'unavailable', role: 'alert' }
  return [
    { tag: 'noscript', children: [{ tag: 'div', attrs, children: withoutScripts }], injectTo: 'body' },
    { tag: 'div', attrs: { ...attrs, id: 'unavailable' }, children: sections, injectTo: 'body' },
  ]
}

async function buildScripts(root: string) {
  const [watch, next] = await Promise.all(['watch', 'without-code'].map((name) => buildScript(root, name)))
  return { watch: watch as Script, next: next as Script }
}

/** A classic script, which older browsers run, and which a frame without an origin may load. */
async function buildScript(root: string, name: string): Promise<Script> {
  const [output] = (await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2018',
      reportCompressedSize: false,
      rolldownOptions: { checks: { bundlerTimings: false, pluginTimings: false } },
      lib: { entry: join(root, `src/widget/${name}.ts`), formats: ['iife'], name: 'tieline' },
    },
  })) as Rolldown.RolldownOutput[]
  const chunk = output?.output[0]
  if (!chunk) throw new Error(`src/widget/${name}.ts was not built.`)
  // The bill of materials doesn't see this build.
  if (chunk.moduleIds.some((id) => id.includes('node_modules')))
    throw new Error(`${name}.ts may not contain a package.`)
  const digest = createHash('sha256').update(chunk.code).digest('hex').slice(0, 8)
  return { fileName: `assets/${name}-${digest}.js`, source: chunk.code }
}
