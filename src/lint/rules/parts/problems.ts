import type { ProjectFlow } from '../../../analysis/index.ts'
import type { Problem, ProblemCode } from '../../../flow/index.ts'
import { inAuthorsWords } from './author-words.ts'

/** What the compiler found, one sort of it. What variants make of the flow is told by their own rule. */
export const problemsOf = ({ problems, definition }: ProjectFlow, sort: ProblemCode): Problem[] =>
  problems
    .filter(({ code, pointer }) => code === sort && !/^\/variants\/\d+\/merge$/.test(pointer))
    .map((problem) => ({ ...problem, message: inAuthorsWords(problem, definition) }))
