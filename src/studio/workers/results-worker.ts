/** Checks the tests and compares with what was opened, in a thread of its own. */
import { answerInTurn } from './answer-in-turn.ts'
import { createResults } from './find-results.ts'

answerInTurn(createResults())
