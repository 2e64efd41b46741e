import { chosen, type Move, select, source } from './support/drive.ts'
import { describeTransitions } from './support/rows.ts'

const upload = { allowDocumentUpload: true }
const given = { source }
const invoices: Move[] = ['NEXT', 'METHOD_UPLOAD_INVOICES', select]
const loads = ['load sources']
const polls = ['poll 2000/240000']

describeTransitions('start, Next and the choice of method and source', [
  { says: 'the initial step is consent', by: [], to: 'consent' },
  { says: 'the initial step is consent, whatever follows', in: { ...upload, ...given }, by: [], to: 'consent' },
  {
    says: 'consent is skipped where it is switched off',
    in: { showConsent: false },
    by: [],
    to: 'selectSource',
    effects: loads,
  },
  {
    says: 'refresh mode: to enterCredentials, polling',
    in: { mode: 'Refresh' },
    by: [],
    to: 'enterCredentials.polling',
    effects: polls,
  },
  {
    says: 'an update whose last connection is finished asks',
    in: { mode: 'UpdateCredentials', ...given, workUnderWay: true, statusAtLoad: 'Connected' },
    by: [],
    to: 'consent',
  },
  {
    says: 'an update whose own work is under way resumes',
    in: { mode: 'UpdateAccountSelection', ...given, workUnderWay: true },
    by: [],
    to: 'enterCredentials.polling',
    effects: polls,
  },
  {
    says: 'a finished connection that is not updated resumes, and succeeds',
    in: { workUnderWay: true, statusAtLoad: 'Connected' },
    by: [],
    to: 'enterCredentials.polling',
    effects: polls,
  },
  {
    says: 'resume polling: to enterCredentials',
    in: { workUnderWay: true },
    by: [],
    to: 'enterCredentials.polling',
    effects: polls,
  },
  {
    says: 'update-source mode still asks consent',
    in: { mode: 'UpdateCredentials', ...given },
    by: [],
    to: 'consent',
    data: given,
  },
  {
    says: 'Next: consent to chooseConnectionMethod if several',
    in: upload,
    by: ['NEXT'],
    to: 'chooseConnectionMethod',
  },
  { says: 'Next: consent to selectSource if one', by: ['NEXT'], to: 'selectSource', effects: loads },
  {
    says: 'Next: a preselected source skips selectSource',
    in: given,
    by: ['NEXT'],
    to: 'enterCredentials.credentials',
    data: given,
  },
  {
    says: 'Next: update-source mode skips selectSource',
    in: { mode: 'UpdateCredentials', ...given },
    by: ['NEXT'],
    to: 'enterCredentials.credentials',
  },
  {
    says: 'METHOD_CREDENTIALS: to selectSource',
    in: upload,
    by: ['NEXT', 'METHOD_CREDENTIALS'],
    to: 'selectSource',
    data: { method: 'credentials' },
    effects: loads,
  },
  {
    says: 'METHOD_UPLOAD_INVOICES: to selectSource',
    in: upload,
    by: ['NEXT', 'METHOD_UPLOAD_INVOICES'],
    to: 'selectSource',
    data: { method: 'invoices' },
    effects: loads,
  },
  {
    says: 'METHOD_CREDENTIALS with a source preselected',
    in: { ...upload, ...given },
    by: ['NEXT', 'METHOD_CREDENTIALS'],
    to: 'enterCredentials.credentials',
  },
  {
    says: 'METHOD_UPLOAD_INVOICES with a source preselected',
    in: { ...upload, ...given },
    by: ['NEXT', 'METHOD_UPLOAD_INVOICES'],
    to: 'uploadInvoices',
    data: given,
  },
  { says: 'SELECT_SOURCE: to enterCredentials', by: chosen, to: 'enterCredentials.credentials', data: given },
  {
    says: 'SELECT_SOURCE: to enterCredentials if the method is credentials',
    in: upload,
    by: ['NEXT', 'METHOD_CREDENTIALS', select],
    to: 'enterCredentials.credentials',
    data: given,
  },
  {
    says: 'SELECT_SOURCE: to uploadInvoices if the method is invoices',
    in: upload,
    by: invoices,
    to: 'uploadInvoices',
    data: given,
  },
  {
    says: 'the method can be changed on the way back',
    in: upload,
    by: [...invoices, 'BACK', 'BACK', 'METHOD_CREDENTIALS', select],
    to: 'enterCredentials.credentials',
    data: { method: 'credentials' },
  },
])
