import { chosen, done, failed, type Move, notSent, select, submit } from './support/drive.ts'
import { describeTransitions } from './support/rows.ts'

const upload = { allowDocumentUpload: true }
const invoices: Move[] = ['NEXT', 'METHOD_UPLOAD_INVOICES', select]
const submitInvoices: Move = { type: 'SUBMIT_INVOICES', files: [] }
const polls = ['poll 2000/240000']

describeTransitions('credentials and invoices sent', [
  {
    says: 'SUBMIT_CREDENTIALS: sent, the sandbox flag stored',
    by: [...chosen, { type: 'SUBMIT_CREDENTIALS', fields: [], sandbox: true }],
    to: 'enterCredentials.credentials-submitting',
    data: { sandboxValues: true },
    effects: ['call connect'],
  },
  {
    says: 'SUBMIT_CREDENTIALS_SUCCESS: data stored, to polling',
    by: [...chosen, submit, done({ job_guid: 'j' })],
    to: 'enterCredentials.polling',
    data: { result: { job_guid: 'j' } },
    effects: polls,
  },
  {
    says: 'SUBMIT_CREDENTIALS_ERROR InvalidCredentials: errorTryAgain',
    by: [...chosen, submit, failed('INVALID_CREDENTIALS')],
    to: 'errorTryAgain',
    effects: ['emit error InvalidCredentials'],
  },
  {
    says: 'SUBMIT_CREDENTIALS_ERROR of a wrong CURP: errorTryAgain',
    by: [...chosen, submit, failed('INVALID_CURP')],
    to: 'errorTryAgain',
    effects: ['emit error InvalidCredentials'],
  },
  {
    says: 'SUBMIT_CREDENTIALS_ERROR of another code: errorSubmitEmail',
    by: [...chosen, submit, failed('CONNECTION_LOCKED')],
    to: 'errorSubmitEmail',
    effects: ['emit error Error'],
  },
  {
    says: 'SUBMIT_CREDENTIALS_ERROR without a code: errorSubmitEmail',
    by: [...chosen, submit, failed(null)],
    to: 'errorSubmitEmail',
    effects: ['emit error Error'],
  },
  ...notSent.map((failure) => ({
    says: `credentials that could not be sent (${failure}): the form, to be sent again`,
    by: [...chosen, submit, failed(null, failure)],
    to: 'enterCredentials.credentials',
    data: { problem: 'SendFailed' },
    effects: ['emit error Error'],
  })),
  {
    says: 'wrong credentials with a status of their own: errorTryAgain',
    by: [...chosen, submit, failed('INVALID_CREDENTIALS', 'expired')],
    to: 'errorTryAgain',
  },
  {
    says: 'credentials sent again clear the failure',
    by: [...chosen, submit, failed(null, 'unavailable'), submit],
    to: 'enterCredentials.credentials-submitting',
    data: { problem: null },
    effects: ['call connect'],
  },
  {
    says: 'another source after a failure: its form shows none',
    by: [...chosen, submit, failed(null, 'unavailable'), 'BACK', select],
    to: 'enterCredentials.credentials',
    data: { problem: null },
  },
  {
    says: 'upload is sent once',
    in: upload,
    by: [...invoices, submitInvoices],
    to: 'uploadInvoices',
    effects: ['call upload'],
  },
  {
    says: 'UPLOAD_SUCCESS: to success, broadcast',
    in: upload,
    by: [...invoices, submitInvoices, done({ file: 1 })],
    to: 'success',
    data: { result: { file: 1 } },
    effects: ['emit success'],
  },
  {
    says: 'upload cancelled: stays, and it can be sent again',
    in: upload,
    by: [...invoices, submitInvoices, { type: 'CANCEL' }, submitInvoices],
    to: 'uploadInvoices',
    effects: ['call upload'],
  },
  {
    says: 'upload failure: stays, the user can retry',
    in: upload,
    by: [...invoices, submitInvoices, failed('X')],
    to: 'uploadInvoices',
    data: { problem: 'UploadFailed' },
    effects: [],
  },
  {
    says: 'upload again clears the failure',
    in: upload,
    by: [...invoices, submitInvoices, failed(), submitInvoices],
    to: 'uploadInvoices',
    data: { problem: null },
    effects: ['call upload'],
  },
  {
    says: 'a way back from a failed upload',
    in: upload,
    by: [...invoices, submitInvoices, failed(), 'BACK', select],
    to: 'uploadInvoices',
    data: { problem: null },
  },
])
