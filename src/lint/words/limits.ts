/** Rules about the size of a flow, and about its first and last step: whether it can be followed from start to success. */
import { describeInputs, type ModelError, modelErrorInWords } from '../../analysis/index.ts'
import { defined, type Values } from '../../flow/index.ts'
import type { RuleWords, SentenceContext } from './table.ts'

type ErrorOf<Code extends ModelError['code']> = Extract<ModelError, { code: Code }>

const flowOf = ({ flow }: SentenceContext) => defined(flow, 'compiled flow')

const until = 'until then only names and shapes are checked.'

type FieldSize = {
  name: string
  /** How many values it has. */
  size: number
}

const sizes = (fields: readonly FieldSize[]) => fields.map(({ name, size }) => `'${name}' (${size} values)`).join(', ')

export const words = {
  'analysis-limits': {
    'too-many-combinations': (error: ErrorOf<'too-many-combinations'>, context) =>
      `${modelErrorInWords(error, flowOf(context))} Give fewer inputs, or smaller domains: ${until}`,
    /** `widest`: the fields that multiply states most. */
    'too-many-states': ({ widest, ...error }: ErrorOf<'too-many-states'> & { widest: readonly FieldSize[] }, context) =>
      `${modelErrorInWords(error, flowOf(context))} Let conditions look at fewer fields and values, first of all ${sizes(widest)}: ${until}`,
    'variants-conflict': (error: ErrorOf<'variants-conflict'>, context) =>
      `${modelErrorInWords(error, flowOf(context))} Correct their merges, or their conditions.`,
    'no-start': (error: ErrorOf<'no-start'>, context) =>
      `${modelErrorInWords(error, flowOf(context))} Keep one step on the path for all, or add a rule to "start".`,
  },
  'no-way-to-success': {
    'no-success-message': () =>
      'The success message is never posted: no rule that is taken emits it. Lead to a rule with "emit": { "success": … } for all of them.',
    /** `example`: the inputs of one client who is among `missing`. */
    'some-never-succeed': ({ missing, all, example }: { missing: number; all: number; example: Values }, context) =>
      `${missing} of ${all} combinations of inputs never come to success. ${describeInputs(flowOf(context).inputs, example)} is one. Lead to a rule with "emit": { "success": … } for all of them.`,
  },
} satisfies RuleWords
