import { chosen, type Move, select, source } from './support/drive.ts'
import { describeTransitions } from './support/rows.ts'

const upload = { allowDocumentUpload: true }
const given = { source }
const invoices: Move[] = ['NEXT', 'METHOD_UPLOAD_INVOICES', select]
const loads = ['load sources']
const polls = ['poll 2000/240000']

describeTransitions('start, Next and the choice of method and source', [
  { description: 'the initial step is consent', by: [], to: 'consent' },
  {
    description: 'the initial step is consent, whatever the client',
    in: { ...upload, ...given },
    by: [],
    to: 'consent',
  },
  {
    description: 'consent is skipped if it is disabled',
    in: { showConsent: false },
    by: [],
    to: 'selectSource',
    effects: loads,
  },
  {
    description: 'refresh mode starts polling at enterCredentials',
    in: { mode: 'Refresh' },
    by: [],
    to: 'enterCredentials.polling',
    effects: polls,
  },
  {
    description: 'an update after a finished connection starts with consent',
    in: { mode: 'UpdateCredentials', ...given, workUnderWay: true, statusAtLoad: 'Connected' },
    by: [],
    to: 'consent',
  },
  {
    description: 'an update whose own connection is in progress resumes',
    in: { mode: 'UpdateAccountSelection', ...given, workUnderWay: true },
    by: [],
    to: 'enterCredentials.polling',
    effects: polls,
  },
  {
    description: 'a finished connection without an update resumes polling',
    in: { workUnderWay: true, statusAtLoad: 'Connected' },
    by: [],
    to: 'enterCredentials.polling',
    effects: polls,
  },
  {
    description: 'a connection in progress resumes polling at enterCredentials',
    in: { workUnderWay: true },
    by: [],
    to: 'enterCredentials.polling',
    effects: polls,
  },
  {
    description: 'update-source mode starts with consent',
    in: { mode: 'UpdateCredentials', ...given },
    by: [],
    to: 'consent',
    data: given,
  },
  {
    description: 'Next: consent to chooseConnectionMethod if there are several methods',
    in: upload,
    by: ['NEXT'],
    to: 'chooseConnectionMethod',
  },
  {
    description: 'Next: consent to selectSource if there is one method',
    by: ['NEXT'],
    to: 'selectSource',
    effects: loads,
  },
  {
    description: 'Next: a preselected source skips selectSource',
    in: given,
    by: ['NEXT'],
    to: 'enterCredentials.credentials',
    data: given,
  },
  {
    description: 'Next: update-source mode skips selectSource',
    in: { mode: 'UpdateCredentials', ...given },
    by: ['NEXT'],
    to: 'enterCredentials.credentials',
  },
  {
    description: 'METHOD_CREDENTIALS: to selectSource',
    in: upload,
    by: ['NEXT', 'METHOD_CREDENTIALS'],
    to: 'selectSource',
    data: { method: 'credentials' },
    effects: loads,
  },
  {
    description: 'METHOD_UPLOAD_INVOICES: to selectSource',
    in: upload,
    by: ['NEXT', 'METHOD_UPLOAD_INVOICES'],
    to: 'selectSource',
    data: { method: 'invoices' },
    effects: loads,
  },
  {
    description: 'METHOD_CREDENTIALS with a source preselected',
    in: { ...upload, ...given },
    by: ['NEXT', 'METHOD_CREDENTIALS'],
    to: 'enterCredentials.credentials',
  },
  {
    description: 'METHOD_UPLOAD_INVOICES with a source preselected',
    in: { ...upload, ...given },
    by: ['NEXT', 'METHOD_UPLOAD_INVOICES'],
    to: 'uploadInvoices',
    data: given,
  },
  { description: 'SELECT_SOURCE: to enterCredentials', by: chosen, to: 'enterCredentials.credentials', data: given },
  {
    description: 'SELECT_SOURCE: to enterCredentials if the method is credentials',
    in: upload,
    by: ['NEXT', 'METHOD_CREDENTIALS', select],
    to: 'enterCredentials.credentials',
    data: given,
  },
  {
    description: 'SELECT_SOURCE: to uploadInvoices if the method is invoices',
    in: upload,
    by: invoices,
    to: 'uploadInvoices',
    data: given,
  },
  {
    description: 'the user can go back and change the method',
    in: upload,
    by: [...invoices, 'BACK', 'BACK', 'METHOD_CREDENTIALS', select],
    to: 'enterCredentials.credentials',
    data: { method: 'credentials' },
  },
])
