/** Writes the runtime configuration into index.html, where the widget reads it (contracts section 2). */
import { checkShape, type Problem, problemInWords, type Shape } from '../src/flow/index.ts'
import { configShape } from '../src/generated/config.shape.ts'

const block = /(<script type="application\/json" id="tieline-config">)[\s\S]*?(<\/script>)/

export function withConfig(html: string, config: object): string {
  if (!block.test(html)) throw new Error('index.html has no block #tieline-config')
  const json = JSON.stringify(config, null, 2).replace(/</g, '\\u003c')
  return html.replace(block, (_, open: string, close: string) => `${open}${json}${close}`)
}

/** What is required may be added after the build; what is given must be sound. */
const shape: Shape = { ...configShape, required: [] }

/**
 * A build's defaults: TIELINE_API_HOST is `apiHost`, and so on for each key of schemas/config.schema.json; what is no
 * text there is JSON. Throws a sentence for each variable that breaks the schema.
 */
export function configFromEnvironment(environment: Readonly<NodeJS.ProcessEnv>): Record<string, unknown> {
  const given = Object.entries(shape.properties ?? {}).flatMap(([key, { type }]) => {
    const value = environment[variableOf(key)]
    return value === undefined ? [] : [[key, type === 'string' ? value : fromJson(value)] as const]
  })
  const config = Object.fromEntries(given)
  const problems = checkShape(shape, config)
  if (problems.length > 0)
    throw new Error([...problems.map((problem) => sentence(problem, config)), explained].join('\n'))
  return config
}

const explained = 'Correct or unset it: schemas/config.schema.json explains each key; lists and objects are JSON.'

const variableOf = (key: string) => `TIELINE_${key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`

function sentence(problem: Problem, config: object): string {
  const [, key = '', ...inside] = problem.pointer.split('/')
  const place = inside.length > 0 ? ` at /${inside.join('/')}` : ''
  return `${variableOf(key)}${place}: ${problemInWords(problem, config)}`
}

/** What is not JSON stays as it is: the schema says what stands there instead. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
