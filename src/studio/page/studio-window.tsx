/** The window: the areas side by side, or one at a time where it is narrow. */
import { Fragment, useEffect, useRef } from 'react'
import { isResized } from '../storage/area-sizes.ts'
import { usePlace } from '../storage/context.tsx'
import { saveFlow } from '../storage/save.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import type { Area as AreaId } from '../store/state.ts'
import { type TextId, useTexts } from '../ui-texts.tsx'
import { Area, Content } from './area.tsx'
import { Header } from './header.tsx'
import { hasIdleResults } from './idle-results.ts'
import { keepFocus } from './keep-focus.ts'
import { listenToKeys } from './keys.ts'
import { KeysHelp } from './keys-help.tsx'
import { LiveRegion } from './live-region.tsx'
import { goToNextFinding } from './next-finding.ts'
import { centreNeedsRoom, panesIn } from './panes.ts'
import { Resizer } from './resizer.tsx'
import { Tabs } from './tabs.tsx'
import { useAreaSizes } from './use-area-sizes.ts'
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
  const isIdle = useStudioState(hasIdleResults)
  const isLarge = useStudioState(centreNeedsRoom)
  const { style, resize } = useAreaSizes()
  const help = useRef<HTMLDialogElement>(null)
  useEffect(
    () =>
      listenToKeys(studio, {
        save: () => void saveFlow(studio, place),
        showKeys: () => help.current?.showModal(),
        goToNextFinding: () => goToNextFinding(studio, text),
      }),
    [studio, place, text],
  )
  useEffect(keepFocus, [])
  return (
    <>
      <Header showKeys={() => help.current?.showModal()}>
        {panesIn('header').map((pane) => (
          <Content key={pane.id} pane={pane} />
        ))}
      </Header>
      <div data-area="notice" tabIndex={-1}>
        {panesIn('notice').map((pane) => (
          <Content key={pane.id} pane={pane} />
        ))}
      </div>
      <main
        className="areas"
        data-centre={isLarge ? 'large' : undefined}
        data-results={isIdle ? 'idle' : undefined}
        style={isNarrow ? undefined : style}
      >
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
          <Fragment key={id}>
            <Area area={id} label={text(label)} isHidden={isNarrow && id !== shown} />
            {isNarrow || !isResized(id) ? null : <Resizer area={id} resize={resize} />}
          </Fragment>
        ))}
      </main>
      <LiveRegion />
      <KeysHelp dialog={help} />
    </>
  )
}
