/** A process that judges mutants by their numbers; the list is the same in every one. Its argument is the flow's file. */
import { readFileSync } from 'node:fs'
import { compile } from '../../src/flow/index.ts'
import { mutantsOf } from './generate.ts'
import { judge } from './judge.ts'

const definition: object = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const { flow } = compile(definition)
const mutants = mutantsOf(definition)

process.on('message', (index: number) => {
  const mutant = mutants[index]
  if (!flow || !mutant) throw new Error(`There is no mutant ${index}, or no sound flow to compare it with.`)
  try {
    process.send?.({ index, judgement: judge(flow, mutant) })
  } catch (cause) {
    throw new Error(`${mutant.pointer} ${mutant.description}: it breaks the engine or a rule.`, { cause })
  }
})
