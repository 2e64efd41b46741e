/**
 * Which files the widget is built into (docs/decisions/0024): `start`, which requests at once what the first screen needs;
 * `vendor`, the packages of the first screen; `app`, its own code; `main`, which names the files of the screens; `parts`,
 * what several later screens share; one file for each later screen and each language.
 */
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { languages } from '../src/i18n/language.ts'

/** What several later screens share; forms and the player of animations are too large to come with each of them. */
const isShared = (id: string) =>
  /\/src\/(ui|screens)\//.test(id) && !/\/ui\/(form|animations)\/|\/lottie-player\.tsx$/.test(id)

/** What names the files of screens. No screen imports it, or a change of one would give all of them new names. */
const isOfMain = /\/src\/(widget\/(main|page|wizard|preload)|screens\/(index|registry|standalone-screens))\.tsx?$/

/** The first screen is what the page imports statically. */
const initial = { tags: ['$initial' as const] }

export const widgetFiles = [
  { name: 'start', test: /\/src\/widget\/start\.ts$/, priority: 3 },
  { name: 'vendor', test: /\/node_modules\//, ...initial, priority: 2 },
  // With index.html in it, Vite would not load `start` by a script of its own.
  { name: 'app', test: (id: string) => !isOfMain.test(id) && !id.endsWith('.html'), ...initial, priority: 1 },
  { name: 'main', test: isOfMain, ...initial },
  { name: 'parts', test: isShared, minShareCount: 2, includeDependenciesRecursively: false },
]

const chunksOf = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((item) => item.type === 'chunk')

function chunkNamed(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  const chunk = chunksOf(bundle).find((each) => each.name === name)
  if (!chunk) throw new Error(`The build has no file '${name}'.`)
  return chunk
}

/** Links without effect to the files of all languages: `start` preloads one of them. */
export function languageLinks(): Plugin {
  const linkTo = (bundle: Rolldown.OutputBundle, base: string, language: string): HtmlTagDescriptor => {
    const isOf = (id: string) => id.endsWith(`/generated/locales/${language}.json`)
    const chunk = chunksOf(bundle).find(({ moduleIds }) => moduleIds.some(isOf))
    if (!chunk) throw new Error(`The build has no file for the language '${language}'.`)
    return {
      tag: 'link',
      attrs: { rel: 'messages', 'data-language': language, href: base + chunk.fileName, crossorigin: true },
    }
  }
  let base = '/'
  return {
    name: 'tieline-language-links',
    configResolved: (config) => {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => (bundle ? languages.map((language) => linkTo(bundle, base, language)) : []),
    },
  }
}

/** The build's helpers for CommonJS modules would be one file more that the first screen waits for. */
export function runtimeInVendor(): Plugin {
  const importOf = /import\{([^}]+)\}from"\.\/rolldown-runtime-[\w-]+\.js";/
  return {
    name: 'tieline-runtime-in-vendor',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const runtime = chunkNamed(bundle, 'rolldown-runtime')
        const vendor = chunkNamed(bundle, 'vendor')
        const [, body, exported] = runtime.code.match(/^([\s\S]*)export\{([^}]+)\};\s*$/) ?? []
        if (body === undefined || exported === undefined) this.error('The helpers of the build have another form.')
        const take = (names: string) => `const{${names.replaceAll(' as ', ':')}}=runtime$;`
        const members = exported.replace(/([\w$]+) as ([\w$]+)/g, '$2:$1')
        for (const chunk of chunksOf(bundle)) {
          const above = chunk === vendor ? '' : `import{runtime$}from"./${vendor.fileName.replace(/^.*\//, '')}";`
          chunk.code = chunk.code.replace(importOf, (_, names: string) => above + take(names))
          chunk.code = chunk.code.replaceAll(runtime.fileName, vendor.fileName)
        }
        vendor.code = `const runtime$=(()=>{${body}return{${members}}})();${vendor.code}export{runtime$};`
        const page = bundle['index.html']
        if (page?.type !== 'asset') this.error('The build has no page.')
        page.source = String(page.source).replace(new RegExp(`.*${runtime.fileName}.*\\n`), '')
        delete bundle[runtime.fileName]
      },
    },
  }
}
