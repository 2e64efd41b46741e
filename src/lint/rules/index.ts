/** Every rule, in the order in which `tieline explain` lists them. */
import type { Rule } from '../rule.ts'
import { analysisLimits } from './analysis-limits.ts'
import { answerFits } from './answer-fits.ts'
import { assumptions } from './assumptions.ts'
import { backKeepsPreselection } from './back-keeps-preselection.ts'
import { backResubmits } from './back-resubmits.ts'
import { backReturns } from './back-returns.ts'
import { callPayload } from './call-payload.ts'
import { cancelEnds } from './cancel-ends.ts'
import { clientKeys } from './client-keys.ts'
import { completeRecovery } from './complete-recovery.ts'
import { conditions } from './conditions.ts'
import { deadBranch } from './dead-branch.ts'
import { deadEnd } from './dead-end.ts'
import { domains } from './domains.ts'
import { eventPayload } from './event-payload.ts'
import { exhaustiveBranches } from './exhaustive-branches.ts'
import { extendsRule } from './extends.ts'
import { firstValues } from './first-values.ts'
import { flowOptions } from './flow-options.ts'
import { flowTests } from './flow-tests.ts'
import { flowWords } from './flow-words.ts'
import { formFields } from './form-fields.ts'
import { formSecrets } from './form-secrets.ts'
import { formSteps } from './form-steps.ts'
import { formTexts } from './form-texts.ts'
import { formUnused } from './form-unused.ts'
import { handledEvents } from './handled-events.ts'
import { handledOutcomes } from './handled-outcomes.ts'
import { inputSources } from './input-sources.ts'
import { knownNames } from './known-names.ts'
import { localeArguments } from './locale-arguments.ts'
import { localeKeys } from './locale-keys.ts'
import { localePlurals } from './locale-plurals.ts'
import { localeUntranslated } from './locale-untranslated.ts'
import { localeUnused } from './locale-unused.ts'
import { loopWithoutUser } from './loop-without-user.ts'
import { lostResult } from './lost-result.ts'
import { migrations } from './migrations.ts'
import { nextOffPath } from './next-off-path.ts'
import { noIneffectiveKeys } from './no-ineffective-keys.ts'
import { noStuckState } from './no-stuck-state.ts'
import { noWayToDisabled } from './no-way-to-disabled.ts'
import { noWayToSuccess } from './no-way-to-success.ts'
import { pollLimits } from './poll-limits.ts'
import { readBeforeSet } from './read-before-set.ts'
import { screenReads } from './screen-reads.ts'
import { screenWords } from './screen-words.ts'
import { shape } from './shape.ts'
import { soundJson } from './sound-json.ts'
import { splits } from './splits.ts'
import { statusFits } from './status-fits.ts'
import { statusTable } from './status-table.ts'
import { unreachablePlace } from './unreachable-place.ts'
import { unusedNames } from './unused-names.ts'
import { variants } from './variants.ts'

export const rules: readonly Rule[] = [
  soundJson,
  extendsRule,
  shape,
  knownNames,
  noWayToDisabled,
  inputSources,
  clientKeys,
  splits,
  eventPayload,
  callPayload,
  unusedNames,
  domains,
  firstValues,
  readBeforeSet,
  lostResult,
  conditions,
  statusTable,
  statusFits,
  answerFits,
  pollLimits,
  unreachablePlace,
  deadBranch,
  exhaustiveBranches,
  deadEnd,
  noStuckState,
  noWayToSuccess,
  nextOffPath,
  loopWithoutUser,
  analysisLimits,
  noIneffectiveKeys,
  backReturns,
  backResubmits,
  backKeepsPreselection,
  cancelEnds,
  handledEvents,
  handledOutcomes,
  completeRecovery,
  screenReads,
  variants,
  flowTests,
  assumptions,
  formSteps,
  formFields,
  formTexts,
  formSecrets,
  formUnused,
  flowWords,
  flowOptions,
  screenWords,
  localeKeys,
  localeUnused,
  localeArguments,
  localeUntranslated,
  localePlurals,
  migrations,
]
