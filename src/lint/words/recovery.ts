/** The rule about what follows a failure. */
import { quoted } from '../../flow/index.ts'
import type { CallName, FailureName, ReadName } from '../../generated/flow.types.ts'
import type { RuleWords } from './table.ts'

type AtFailure = { place: string; effect: CallName | ReadName; failures: readonly FailureName[] }

export const words = {
  'complete-recovery': {
    'no-outcome': ({ place, effect, failures }: AtFailure) =>
      `When '${effect}' fails at '${place}', nothing follows for ${quoted(failures)}. Add a rule to its "onError", or one for all to "failures".`,
    'no-problem-set': ({ place, effect, failures }: AtFailure) =>
      `When '${effect}' fails at '${place}' (${failures.join(', ')}), the user stays there and reads nothing about it. Set a "problem", or lead to another place.`,
    'no-error-message': ({ place, effect }: AtFailure) =>
      `When the session expires during '${effect}' at '${place}', the host is not told. Add a rule for "expired" with "emit": { "error": "Error" }.`,
  },
} satisfies RuleWords
