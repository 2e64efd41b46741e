import { chosen, type Move, select, source } from './support/drive.ts'
import { describeTransitions } from './support/rows.ts'

const upload = { allowDocumentUpload: true }
const given = { source }
const invoices: Move[] = ['NEXT', 'METHOD_UPLOAD_INVOICES', select]
const loads = ['load sources']

describeTransitions('Back', [
  { description: 'Back: none at consent', by: ['BACK'], to: 'consent' },
  { description: 'Back: chooseConnectionMethod to consent', in: upload, by: ['NEXT', 'BACK'], to: 'consent' },
  {
    description: 'Back: selectSource to chooseConnectionMethod if there are several methods',
    in: upload,
    by: ['NEXT', 'METHOD_CREDENTIALS', 'BACK'],
    to: 'chooseConnectionMethod',
  },
  { description: 'Back: selectSource to consent if there is one method', by: ['NEXT', 'BACK'], to: 'consent' },
  {
    description: 'Back: none at the first step',
    in: { showConsent: false },
    by: ['BACK'],
    to: 'selectSource',
    effects: [],
  },
  {
    description: 'Back: enterCredentials to selectSource',
    by: [...chosen, 'BACK'],
    to: 'selectSource',
    data: given,
    effects: loads,
  },
  { description: 'Back: enterCredentials to consent if preselected', in: given, by: ['NEXT', 'BACK'], to: 'consent' },
  {
    description: 'Back: enterCredentials to consent if preselected, even with several methods',
    in: { ...upload, ...given },
    by: ['NEXT', 'METHOD_CREDENTIALS', 'BACK'],
    to: 'consent',
  },
  {
    description: 'Back: enterCredentials to consent when resumed without a source',
    in: { mode: 'Refresh' },
    by: ['BACK'],
    to: 'consent',
  },
  {
    description: 'Back: none at enterCredentials without a list and consent',
    in: { ...given, showConsent: false },
    by: ['BACK'],
    to: 'enterCredentials.credentials',
  },
  {
    description: 'Back: uploadInvoices to the previous step',
    in: upload,
    by: [...invoices, 'BACK'],
    to: 'selectSource',
  },
  {
    description: 'Back: uploadInvoices to the previous step if preselected',
    in: { ...upload, ...given },
    by: ['NEXT', 'METHOD_UPLOAD_INVOICES', 'BACK'],
    to: 'chooseConnectionMethod',
  },
])
