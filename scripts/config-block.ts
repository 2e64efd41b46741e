/** Writes the runtime configuration into index.html, where the widget reads it. */
import {
  checkShape,
  childPointer,
  type Problem,
  pointerSegments,
  problemInWords,
  type Shape,
} from '../src/flow/index.ts'
import { configShape } from '../src/generated/config.shape.ts'

const block = /(<script type="application\/json" id="tieline-config">)[\s\S]*?(<\/script>)/

export function withConfig(html: string, config: object): string {
  if (!block.test(html)) throw new Error('index.html has no block #tieline-config')
  const json = JSON.stringify(config, null, 2).replace(/</g, '\\u003c')
  return html
    .replace(preconnect, '')
    .replace(block, (_, open: string, close: string) => `${preconnectTo(config)}${open}${json}${close}`)
}

const preconnect = /<link rel="preconnect"[^>]*>\s*/

/** The browser connects to the API while the first script is on its way. */
function preconnectTo({ apiHost }: { apiHost?: unknown }): string {
  if (typeof apiHost !== 'string' || !URL.canParse(apiHost)) return ''
  return `<link rel="preconnect" href="${new URL(apiHost).origin}" crossorigin />\n    `
}

/** Required keys may be added after the build; the keys that are set must be valid. */
const shape: Shape = { ...configShape, required: [] }

/**
 * A build's defaults: TIELINE_API_HOST sets `apiHost`, and so on for each key of schemas/config.schema.json; values other
 * than strings are JSON. Throws an error that names each invalid variable.
 */
export function configFromEnvironment(environment: Readonly<NodeJS.ProcessEnv>): Record<string, unknown> {
  const given = Object.entries(shape.properties ?? {}).flatMap(([key, { type }]) => {
    const value = environment[variableOf(key)]
    return value === undefined ? [] : [[key, type === 'string' ? value : fromJson(value)] as const]
  })
  const config = Object.fromEntries(given)
  const problems = checkShape(shape, config)
  if (problems.length > 0) throw new Error([...problems.map((problem) => sentence(problem, config)), advice].join('\n'))
  return config
}

const advice = 'Correct or unset it: schemas/config.schema.json explains each key; lists and objects are JSON.'

const variableOf = (key: string) => `TIELINE_${key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`

function sentence(problem: Problem, config: object): string {
  const [key = '', ...inside] = pointerSegments(problem.pointer)
  const place = inside.length > 0 ? ` at ${childPointer('', ...inside)}` : ''
  return `${variableOf(key)}${place}: ${problemInWords(problem, config)}`
}

/** Text that is not JSON is returned as it is, for the schema to reject. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
