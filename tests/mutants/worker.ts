/** A process that judges mutants by their numbers; the list is the same in every one. Arguments: a flow's file, and that of its tests. */
import { readFileSync } from 'node:fs'
import { compile } from '../../src/flow/index.ts'
import { compileFlowTests } from '../../src/flow-tests/index.ts'
import { mutantsOf } from './generate.ts'
import { judge } from './judge.ts'
import type { Task } from './judge-all.ts'

const [definition, testsDefinition] = process.argv
  .slice(2)
  .map((file): object => JSON.parse(readFileSync(file, 'utf8')))
if (!definition || !testsDefinition) throw new Error('Name the file of the flow, and that of its tests.')
const { flow } = compile(definition)
const tests = flow && compileFlowTests(flow, testsDefinition).tests
const mutants = mutantsOf(definition)

process.on('message', ({ index, isThorough }: Task) => {
  const mutant = mutants[index]
  if (!flow || !tests || !mutant) throw new Error(`There is no mutant ${index}, or no sound flow to compare it with.`)
  try {
    process.send?.({ index, judgement: judge({ flow, tests }, mutant, isThorough) })
  } catch (cause) {
    throw new Error(`${mutant.pointer} ${mutant.description}: it breaks the engine or a rule.`, { cause })
  }
})
