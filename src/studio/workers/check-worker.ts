/** Lints in a thread of its own. */
import { answerInTurn } from './answer-in-turn.ts'
import { createChecks } from './check-files.ts'

answerInTurn(createChecks())
