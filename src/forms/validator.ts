import type { ValidatorType } from '@rjsf/utils'
import processRawValidationErrors from '@rjsf/validator-ajv8/lib/processRawValidationErrors.js'
import type { Form } from './form.ts'
import { messageKey } from './messages.ts'

/**
 * What RJSF validates with, over a form's own check and without Ajv. Each error's message is a locale key.
 * `isValid` answers for the whole form whatever schema it is asked about: RJSF asks about parts only to choose between
 * alternatives (`oneOf`, `if`), and the forms here have none.
 */
export function createFormValidator(check: Form['check']): ValidatorType {
  const validator: ValidatorType = {
    validateFormData: (data, schema, customValidate, transformErrors, ui) => {
      const errors = check(data).map((error) => ({ ...error, message: error.message ?? messageKey(error, schema) }))
      return processRawValidationErrors(validator, { errors }, data, schema, customValidate, transformErrors, ui)
    },
    isValid: (_schema, data) => check(data).length === 0,
    rawValidation: <Result>(_schema: unknown, data: unknown) => ({ errors: check(data) as Result[] }),
  }
  return validator
}
