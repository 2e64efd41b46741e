import { chosen, done, failed, type Move, notSent, select, submit } from './support/drive.ts'
import { describeTransitions } from './support/rows.ts'

const upload = { allowDocumentUpload: true }
const invoices: Move[] = ['NEXT', 'METHOD_UPLOAD_INVOICES', select]
const submitInvoices: Move = { type: 'SUBMIT_INVOICES', files: [] }
const polls = ['poll 2000/240000']

describeTransitions('submitting credentials and invoices', [
  {
    description: 'SUBMIT_CREDENTIALS: calls connect and stores the sandbox flag',
    by: [...chosen, { type: 'SUBMIT_CREDENTIALS', fields: [], sandbox: true }],
    to: 'enterCredentials.credentials-submitting',
    data: { sandboxValues: true },
    effects: ['call connect'],
  },
  {
    description: 'SUBMIT_CREDENTIALS_SUCCESS: stores the result and starts polling',
    by: [...chosen, submit, done({ job_guid: 'j' })],
    to: 'enterCredentials.polling',
    data: { result: { job_guid: 'j' } },
    effects: polls,
  },
  {
    description: 'SUBMIT_CREDENTIALS_ERROR InvalidCredentials: errorTryAgain',
    by: [...chosen, submit, failed('INVALID_CREDENTIALS')],
    to: 'errorTryAgain',
    effects: ['emit error InvalidCredentials'],
  },
  {
    description: 'SUBMIT_CREDENTIALS_ERROR InvalidCurp: errorTryAgain',
    by: [...chosen, submit, failed('INVALID_CURP')],
    to: 'errorTryAgain',
    effects: ['emit error InvalidCredentials'],
  },
  {
    description: 'SUBMIT_CREDENTIALS_ERROR with another code: errorSubmitEmail',
    by: [...chosen, submit, failed('CONNECTION_LOCKED')],
    to: 'errorSubmitEmail',
    effects: ['emit error Error'],
  },
  {
    description: 'SUBMIT_CREDENTIALS_ERROR without a code: errorSubmitEmail',
    by: [...chosen, submit, failed(null)],
    to: 'errorSubmitEmail',
    effects: ['emit error Error'],
  },
  ...notSent.map((failure) => ({
    description: `credentials that could not be sent (${failure}): back to the form`,
    by: [...chosen, submit, failed(null, failure)],
    to: 'enterCredentials.credentials',
    data: { problem: 'SendFailed' },
    effects: ['emit error Error'],
  })),
  {
    description: 'SUBMIT_CREDENTIALS_ERROR InvalidCredentials with status 401: errorTryAgain',
    by: [...chosen, submit, failed('INVALID_CREDENTIALS', 'expired')],
    to: 'errorTryAgain',
  },
  {
    description: 'SUBMIT_CREDENTIALS after a failure clears the problem',
    by: [...chosen, submit, failed(null, 'unavailable'), submit],
    to: 'enterCredentials.credentials-submitting',
    data: { problem: null },
    effects: ['call connect'],
  },
  {
    description: 'another source after a failure: its form has no problem',
    by: [...chosen, submit, failed(null, 'unavailable'), 'BACK', select],
    to: 'enterCredentials.credentials',
    data: { problem: null },
  },
  {
    description: 'SUBMIT_INVOICES: calls upload',
    in: upload,
    by: [...invoices, submitInvoices],
    to: 'uploadInvoices',
    effects: ['call upload'],
  },
  {
    description: 'UPLOAD_SUCCESS: emits success, to success',
    in: upload,
    by: [...invoices, submitInvoices, done({ file: 1 })],
    to: 'success',
    data: { result: { file: 1 } },
    effects: ['emit success'],
  },
  {
    description: 'cancelled upload: stays, and the user can send it again',
    in: upload,
    by: [...invoices, submitInvoices, { type: 'CANCEL' }, submitInvoices],
    to: 'uploadInvoices',
    effects: ['call upload'],
  },
  {
    description: 'failed upload: stays, and the user can retry',
    in: upload,
    by: [...invoices, submitInvoices, failed('X')],
    to: 'uploadInvoices',
    data: { problem: 'UploadFailed' },
    effects: [],
  },
  {
    description: 'SUBMIT_INVOICES after a failure clears the problem',
    in: upload,
    by: [...invoices, submitInvoices, failed(), submitInvoices],
    to: 'uploadInvoices',
    data: { problem: null },
    effects: ['call upload'],
  },
  {
    description: 'Back after a failed upload clears the problem',
    in: upload,
    by: [...invoices, submitInvoices, failed(), 'BACK', select],
    to: 'uploadInvoices',
    data: { problem: null },
  },
])
