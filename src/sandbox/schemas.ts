/** The schemas of schemas/api, for openapi.json and docs/api.md. A test compares the list with the folder. */
import accountList from '../../schemas/api/account-list.json'
import accountSelect from '../../schemas/api/account-select.json'
import accountSelectManual from '../../schemas/api/account-select-manual.json'
import captchaAnswer from '../../schemas/api/captcha-answer.json'
import captchaGet from '../../schemas/api/captcha-get.json'
import connect from '../../schemas/api/connect.json'
import connectionError from '../../schemas/api/connection-error.json'
import info from '../../schemas/api/info.json'
import mfaAnswer from '../../schemas/api/mfa-answer.json'
import mfaGet from '../../schemas/api/mfa-get.json'
import mfaMethodsGet from '../../schemas/api/mfa-methods-get.json'
import mfaMethodsSelect from '../../schemas/api/mfa-methods-select.json'
import account from '../../schemas/api/parts/account.json'
import connectionStatus from '../../schemas/api/parts/connection-status.json'
import error from '../../schemas/api/parts/error.json'
import mfaMethod from '../../schemas/api/parts/mfa-method.json'
import source from '../../schemas/api/parts/source.json'
import sourceField from '../../schemas/api/parts/source-field.json'
import questionAnswer from '../../schemas/api/question-answer.json'
import questionGet from '../../schemas/api/question-get.json'
import sourceAdd from '../../schemas/api/source-add.json'
import sources from '../../schemas/api/sources.json'
import status from '../../schemas/api/status.json'
import tokenCreate from '../../schemas/api/token-create.json'
import upload from '../../schemas/api/upload.json'
import type { Calls } from '../generated/api.types.ts'

export type CallName = keyof Omit<Calls, 'ErrorBody'>

export type Json = { [key: string]: unknown }

export interface CallSchema {
  description: string
  'x-path': string
  'x-errors': readonly string[]
  'x-sandbox'?: boolean
  'x-encoding'?: string
  /** The widget takes a response without a body for an empty one. */
  'x-may-be-empty'?: boolean
  properties: { request: Json; response?: Json }
}

export const callSchemas: Record<CallName, CallSchema> = {
  tokenCreate,
  info,
  sources,
  connect,
  status,
  mfaMethodsGet,
  mfaMethodsSelect,
  mfaGet,
  mfaAnswer,
  questionGet,
  questionAnswer,
  captchaGet,
  captchaAnswer,
  accountList,
  accountSelect,
  accountSelectManual,
  sourceAdd,
  connectionError,
  upload,
}

export const partSchemas: readonly Json[] = [source, sourceField, account, mfaMethod, connectionStatus, error]
