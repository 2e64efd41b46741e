import { chosen, type Move, select, source } from './support/drive.ts'
import { describeTransitions } from './support/rows.ts'

const upload = { allowDocumentUpload: true }
const given = { source }
const invoices: Move[] = ['NEXT', 'METHOD_UPLOAD_INVOICES', select]
const loads = ['load sources']

describeTransitions('Back', [
  { says: 'Back: nowhere from consent', by: ['BACK'], to: 'consent' },
  { says: 'Back: chooseConnectionMethod to consent', in: upload, by: ['NEXT', 'BACK'], to: 'consent' },
  {
    says: 'Back: selectSource to chooseConnectionMethod if several',
    in: upload,
    by: ['NEXT', 'METHOD_CREDENTIALS', 'BACK'],
    to: 'chooseConnectionMethod',
  },
  { says: 'Back: selectSource to consent if one', by: ['NEXT', 'BACK'], to: 'consent' },
  {
    says: 'Back: nowhere from the first step',
    in: { showConsent: false },
    by: ['BACK'],
    to: 'selectSource',
    effects: [],
  },
  {
    says: 'Back: enterCredentials to selectSource',
    by: [...chosen, 'BACK'],
    to: 'selectSource',
    data: given,
    effects: loads,
  },
  { says: 'Back: enterCredentials to consent if preselected', in: given, by: ['NEXT', 'BACK'], to: 'consent' },
  {
    says: 'Back: enterCredentials to consent if preselected, several methods too',
    in: { ...upload, ...given },
    by: ['NEXT', 'METHOD_CREDENTIALS', 'BACK'],
    to: 'consent',
  },
  {
    says: 'Back: enterCredentials to consent when resumed without a source',
    in: { mode: 'Refresh' },
    by: ['BACK'],
    to: 'consent',
  },
  {
    says: 'Back: nowhere where neither source nor consent is asked',
    in: { ...given, showConsent: false },
    by: ['BACK'],
    to: 'enterCredentials.credentials',
  },
  { says: 'Back: uploadInvoices to the previous step', in: upload, by: [...invoices, 'BACK'], to: 'selectSource' },
  {
    says: 'Back: uploadInvoices to the previous step if preselected',
    in: { ...upload, ...given },
    by: ['NEXT', 'METHOD_UPLOAD_INVOICES', 'BACK'],
    to: 'chooseConnectionMethod',
  },
])
