/** The window: the areas side by side, or one at a time where it is narrow. */
import { useEffect } from 'react'
import { usePlace } from '../files/context.tsx'
import { saveFlow } from '../files/save.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import type { Area as AreaId } from '../store/state.ts'
import { type TextId, useTexts } from '../texts.tsx'
import { Area } from './area.tsx'
import { Header } from './header.tsx'
import { listenToKeys } from './keys.ts'
import { LiveRegion } from './live-region.tsx'
import { panesIn } from './panes.ts'
import { Tabs } from './tabs.tsx'
import { useNarrow } from './use-narrow.ts'

const areas: readonly { id: Exclude<AreaId, 'header' | 'notice'>; label: TextId }[] = [
  { id: 'steps', label: 'area.steps' },
  { id: 'centre', label: 'area.centre' },
  { id: 'step', label: 'area.step' },
  { id: 'preview', label: 'area.preview' },
  { id: 'results', label: 'area.results' },
]

/** In a narrow window the text comes last: few changes need it. */
const centreLast = [...areas.filter(({ id }) => id !== 'centre'), ...areas.filter(({ id }) => id === 'centre')]

export function StudioWindow() {
  const text = useTexts()
  const studio = useStudio()
  const place = usePlace()
  const isNarrow = useNarrow()
  const shown = useStudioState((state) => state.area)
  useEffect(() => listenToKeys(studio, () => void saveFlow(studio, place)), [studio, place])
  return (
    <>
      <Header>
        {panesIn('header').map(({ id, component: Content }) => (
          <Content key={id} />
        ))}
      </Header>
      {panesIn('notice').map(({ id, component: Content }) => (
        <Content key={id} />
      ))}
      <main className="areas">
        {isNarrow ? (
          <Tabs
            prefix="area"
            label={text('areas')}
            tabs={centreLast.map(({ id, label }) => ({ id, label: text(label) }))}
            selected={shown}
            select={(id) => studio.show(id as AreaId)}
          />
        ) : null}
        {areas.map(({ id, label }) => (
          <Area key={id} area={id} label={text(label)} isHidden={isNarrow && id !== shown} />
        ))}
      </main>
      <LiveRegion />
    </>
  )
}
