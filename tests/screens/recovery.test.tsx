// @vitest-environment jsdom
/** What docs/recovery.md says that a screen says after a failure. */
import { describe, it } from 'vitest'
import { type RecoveryRow, recoveryTable } from '../../scripts/recovery-table.ts'
import { ApiError } from '../../src/api/index.ts'
import { defined } from '../../src/flow/index.ts'
import { messageTexts } from '../../src/generated/message-texts.ts'
import { preloadScreen, screens } from '../../src/screens/index.ts'
import { connectFlow } from '../support/connect-flow.ts'
import { expectTexts, renderScreen } from '../support/render-screen.tsx'

const screenOf = ({ to }: RecoveryRow) => defined(connectFlow.places[to], `place '${to}'`).screen
const isListRead = ({ kind, to, place }: RecoveryRow) => kind === 'read' && to === place
const sentencesOf = ({ says }: RecoveryRow) => says.map((key) => defined(messageTexts.en[key], `text ${key}`))

const rows = recoveryTable(connectFlow).filter(({ to }) => to !== 'closed')
const distinct = (all: readonly RecoveryRow[]) =>
  [...new Map(all.map((row) => [`${screenOf(row)}, ${row.problem}, ${row.failure}`, row])).entries()] as const

describe('after a failure', () => {
  it.each(distinct(rows.filter((row) => !isListRead(row))))('%s: says so', async (_, row) => {
    const name = screenOf(row)
    await preloadScreen(name)
    const page = renderScreen(screens[name])
    page.change({ busy: true })
    page.change({ problem: row.problem, failure: row.failure })
    await expectTexts(sentencesOf(row))
  })

  it.each(distinct(rows.filter(isListRead)))('of a list at %s: says so', async (_, row) => {
    const name = screenOf(row)
    await preloadScreen(name)
    const read = {
      queryKey: ['fails'],
      queryFn: async () => {
        throw new ApiError('network', 'https://api.example/link/x')
      },
      retry: () => false,
      retryDelay: () => 0,
      staleTime: 0,
      retryOnMount: false,
    } as const
    renderScreen(screens[name], {
      sources: () => read,
      accounts: () => read,
      hasExpired: () => row.failure === 'expired',
      explain: () => null,
    })
    await expectTexts(sentencesOf(row))
  })
})
