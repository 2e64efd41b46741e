/**
 * Which files the widget is built into (docs/decisions/0024): `start`, which requests at once what the first screen needs;
 * `core`, which starts the session; `vendor`, React; `app`, the first screens; `later-screens`, which names the files of the others;
 * `parts`, what several later screens share; `options`, what flows may show beyond them (docs/decisions/0030); one file for each later screen and each language.
 */
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { languages } from '../src/i18n/language.ts'
import { chunksOf } from './chunk-edits.ts'

/** What several later screens share; forms and the player of animations are too large to come with each of them. */
const isShared = (id: string) =>
  /\/src\/(ui|screens|device)\//.test(id) &&
  !/\/ui\/(form|animations)\/|\/screens\/options\/|\/lottie-player\.tsx$/.test(id)

/** What several screens draw for options of a flow; the list of sources alone has the others. */
const isOption = (id: string) => /\/screens\/options\/(?!forgiving-search|similar-names|last-used)/.test(id)

/** No file imports it by name, or a change of one screen would give all of them new names. */
const laterScreens = 'src/screens/later-screens.ts'

/** The first screen is what the page imports statically. */
const initial = { tags: ['$initial' as const] }

/** What needs no React: all but components and what belongs to them. The test of these files says if any of it needs it. */
const isCore = (id: string) =>
  /\/src\/(api|engine|flow|generated|i18n|messages|pointer|session|untrusted)\//.test(id) ||
  /\/src\/screens\/(in-time|load-later)\.ts$|\/zustand\/esm\/vanilla\.mjs$|\0vite\/preload-helper/.test(id) ||
  (/\/src\/widget\/[\w-]+\.ts$/.test(id) && !ofComponents.test(id))

const ofComponents = /\/(use-[\w-]+|limit-notice|page-texts|progress-at|sandbox-values|view)\.ts$/

export const widgetFiles = [
  { name: 'start', test: /\/src\/widget\/start\.ts$/, priority: 3 },
  { name: 'core', test: isCore, ...initial, priority: 2.5 },
  { name: 'vendor', test: /\/node_modules\//, ...initial, priority: 2 },
  // With index.html in it, Vite would not load `start` by a script of its own.
  { name: 'app', test: (id: string) => !id.endsWith(laterScreens) && !id.endsWith('.html'), ...initial, priority: 1 },
  { name: 'options', test: isOption, includeDependenciesRecursively: false },
  { name: 'parts', test: isShared, minShareCount: 2, includeDependenciesRecursively: false },
]

/** Links without effect: `start` preloads the messages of one language, and src/screens loads the names of the screens. */
export function linksToFiles(): Plugin {
  const linkTo = (bundle: Rolldown.OutputBundle, base: string, module: string, attrs: HtmlTagDescriptor['attrs']) => {
    const chunk = chunksOf(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    if (!chunk) throw new Error(`The build has no file with '${module}'.`)
    return { tag: 'link', attrs: { ...attrs, href: base + chunk.fileName, crossorigin: true } }
  }
  let base = '/'
  return {
    name: 'tieline-links-to-files',
    configResolved: (config) => {
      base = config.base
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: laterScreens, name: 'later-screens', preserveSignature: 'strict' })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }): HtmlTagDescriptor[] => {
        if (!bundle) return []
        const messages = languages.map((language) =>
          linkTo(bundle, base, `/generated/locales/${language}.json`, { rel: 'messages', 'data-language': language }),
        )
        return [linkTo(bundle, base, laterScreens, { rel: 'screens' }), ...messages]
      },
    },
  }
}

/**
 * The browser paints the shell as soon as it has its styles: they come before all scripts, and those of the screens after
 * the shell.
 */
export function stylesAroundShell(): Plugin {
  const take = (html: string, name: string): [rest: string, attributes: string] => {
    const [link, attributes] = html.match(new RegExp(`\\s*<link rel="stylesheet"([^>]*/${name}-[^>]*)>`)) ?? []
    if (link === undefined || attributes === undefined) throw new Error(`The page links no styles of '${name}'.`)
    return [html.replace(link, ''), attributes]
  }
  return {
    name: 'tieline-styles-around-shell',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html
        const [withoutShell, ofShell] = take(html, 'start')
        const [rest, ofScreens] = take(withoutShell, 'app')
        return rest
          .replace('<script', `<link rel="stylesheet"${ofShell}>\n    <script`)
          .replace('</body>', `  <link rel="stylesheet" data-screens${ofScreens}>\n  </body>`)
      },
    },
  }
}
