import { done, failed, type Move } from './support/drive.ts'
import { describeTransitions } from './support/rows.ts'

const adding = { showAddSource: true }
const request: Move = { type: 'SUBMIT_REQUEST', email: 'a@example.com' }
const website: Move[] = ['NEXT', 'ADD_SOURCE', { type: 'NEXT', url: 'https://power.example' }]
const close = ['emit close']

describeTransitions('add-source wizard: website, then email, then thankyou', [
  { description: 'ADD_SOURCE: to addSource', in: adding, by: ['NEXT', 'ADD_SOURCE'], to: 'addSource.website' },
  {
    description: 'ADD_SOURCE: ignored unless enabled for the client',
    by: ['NEXT', 'ADD_SOURCE'],
    to: 'selectSource',
    effects: [],
  },
  {
    description: 'website: Continue',
    in: adding,
    by: website,
    to: 'addSource.email',
    data: { website: 'https://power.example' },
  },
  {
    description: 'website: Cancel',
    in: adding,
    by: ['NEXT', 'ADD_SOURCE', 'CANCEL'],
    to: 'selectSource',
    effects: ['load sources'],
  },
  { description: 'website: Back', in: adding, by: ['NEXT', 'ADD_SOURCE', 'BACK'], to: 'selectSource' },
  { description: 'email: Cancel returns to website', in: adding, by: [...website, 'CANCEL'], to: 'addSource.website' },
  { description: 'email: Back returns to website', in: adding, by: [...website, 'BACK'], to: 'addSource.website' },
  {
    description: 'email: Submit Request',
    in: adding,
    by: [...website, request],
    to: 'addSource.email',
    effects: ['call addSource'],
  },
  {
    description: 'email: success leads to thankyou',
    in: adding,
    by: [...website, request, done()],
    to: 'addSource.thankyou',
    effects: [],
  },
  {
    description: 'email: error leads to thankyou',
    in: adding,
    by: [...website, request, failed('X')],
    to: 'addSource.thankyou',
    effects: [],
  },
  {
    description: 'thankyou: Sounds Good closes',
    in: adding,
    by: [...website, request, done(), 'FINISH'],
    to: 'closed',
    effects: close,
  },
  {
    description: 'thankyou: closes the exit confirmation',
    in: adding,
    by: [...website, request, 'PROMPT_CLOSE', done()],
    to: 'addSource.thankyou',
    effects: [],
  },
  {
    description: 'thankyou: close without a confirmation',
    in: adding,
    by: [...website, request, done(), 'PROMPT_CLOSE'],
    to: 'closed',
    effects: close,
  },
  { description: 'thankyou: no Back', in: adding, by: [...website, request, done(), 'BACK'], to: 'addSource.thankyou' },
])
