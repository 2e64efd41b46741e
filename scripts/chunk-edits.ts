/**
 * What is changed in the files of the widget after the minifier, and after they have been named by their code. Whatever
 * changes code that late belongs into this file: browsers keep the files for ever, so their names have to follow it.
 */
import { createHash } from 'node:crypto'
import { type Plugin, type Rolldown, version } from 'vite'

export const chunksOf = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((item) => item.type === 'chunk')

function chunkNamed(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  const chunk = chunksOf(bundle).find((each) => each.name === name)
  if (!chunk) throw new Error(`The build has no file '${name}'.`)
  return chunk
}

/** @param source the text of this file */
export function namesFollowEdits(source: string): Plugin {
  const digest = createHash('sha256').update(source).update(version).digest('hex')
  return { name: 'tieline-names-follow-edits', augmentChunkHash: () => digest }
}

/** Vite wraps dynamic imports to request the styles and scripts of a file ahead, of which no file here has any. */
export function plainImports(): Plugin {
  const wrapped =
    /[\w$]+\((?:\(\)=>(import\([^()]+\))|async\(\)=>\{let\{[^{}]+\}=await (import\([^()]+\));return\{[^{}]+\}\}),(?:\[\]|__vite__mapDeps\(\[[\d,]*\]\))\)/g
  const used =
    /[\w$]+\(\(\)=>(import\([^()]+\)\.then\((?:[^()]|\([^()]*\))*\)),(?:\[\]|__vite__mapDeps\(\[[\d,]*\]\))\)/g
  const list = /^const __vite__mapDeps=.*\n/
  const argument = /,__vite__mapDeps\(\[[\d,]*\]\)/g
  return {
    name: 'tieline-plain-imports',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of chunksOf(bundle))
          chunk.code = chunk.code.replace(wrapped, '$1$2').replace(used, '$1').replace(list, '').replace(argument, '')
      },
    },
  }
}

/** A plugin that edits the one chunk of that name, which must have the form that the edit expects. */
function chunkEdit(name: string, of: string, edit: (code: string) => string): Plugin {
  return {
    name,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunk = chunkNamed(bundle, of)
        const code = edit(chunk.code)
        if (code === chunk.code) this.error(`The imports of ${of} have another form.`)
        chunk.code = code
      },
    },
  }
}

/** A retry imports `later-screens` with a query, and the screens with the same: see src/screens/load-later.ts. */
export const queryOnRetry = (): Plugin =>
  chunkEdit('tieline-query-on-retry', 'later-screens', (code) => {
    const edited = code.replace(/import\(([^()]+)\)/g, 'import($1+query$)')
    return edited === code ? code : `const query$=new URL(import.meta.url).search;${edited}`
  })

/** The code that sends files and the query cache: no screen, so `queryOnRetry` does not reach them. */
const retried = ['upload', 'query-client']

/**
 * A browser may keep an address that failed, so these files are requested once more with a query that no request had
 * before, whenever they are wanted.
 */
export const secondRequests = (): Plugin[] =>
  retried.map((file) =>
    chunkEdit(`tieline-second-request-${file}`, 'core', (code) =>
      code.replace(
        new RegExp(`import\\((\`\\./${file}-[\\w-]{8}\\.js\`)\\)`),
        'import($1).catch(()=>import($1+`?`+Math.random()))',
      ),
    ),
  )

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

/**
 * Chromium compiles these files while they arrive and beside the main thread, instead of each function at its first call
 * (docs/decisions/0025): those of the first screen, and of the first form. Other browsers read a comment.
 */
export function compiledAhead(): Plugin {
  return {
    name: 'tieline-compiled-ahead',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const name of ['core', 'vendor', 'app', 'schema-form']) {
          const chunk = chunkNamed(bundle, name)
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
        }
      },
    },
  }
}
