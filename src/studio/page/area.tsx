/** A part of the window: its panes as tabs, or the only one under its name. */
import { Suspense } from 'react'
import { defined } from '../../flow/index.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import type { Area as AreaId } from '../store/state.ts'
import { useTexts } from '../ui-texts.tsx'
import { Fallible } from './fallible.tsx'
import { componentOf, loadAgain, type Pane, panesIn } from './panes.ts'
import { panelId, Tabs, tabId } from './tabs.tsx'
import { useNarrow } from './use-narrow.ts'

interface AreaProps {
  area: AreaId
  label: string
  /** A narrow window shows one area. Hidden ones stay, so that the preview does not load again. */
  isHidden: boolean
}

export function Area({ area, label, isHidden }: AreaProps) {
  const text = useTexts()
  const { show } = useStudio()
  const isNarrow = useNarrow()
  const panes = panesIn(area).filter(({ isWide }) => !isNarrow || !isWide)
  const front = useStudioState((state) => state.front[area])
  const pane = defined(panes.find(({ id }) => id === front) ?? panes[0], `pane in ${area}`)
  const content = (
    <Fallible key={pane.id} label={pane.label} beforeTry={() => loadAgain(pane)}>
      <Suspense fallback={<p className="quiet">{text('loading')}</p>}>
        <Content pane={pane} />
      </Suspense>
    </Fallible>
  )
  return (
    <section
      className="area"
      id={panelId('area', area)}
      data-area={area}
      aria-label={label}
      tabIndex={-1}
      hidden={isHidden}
    >
      {panes.length === 1 ? (
        <>
          <h2>{text(pane.label)}</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
          <div className="pane" tabIndex={0}>
            {content}
          </div>
        </>
      ) : (
        <>
          <Tabs
            prefix={area}
            label={label}
            tabs={panes.map((each) => ({ id: each.id, label: <Label pane={each} /> }))}
            selected={pane.id}
            select={(id) => show(area, id)}
          />
          <div
            key={pane.id}
            className="pane"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
            tabIndex={0}
            role="tabpanel"
            id={panelId(area, pane.id)}
            aria-labelledby={tabId(area, pane.id)}
          >
            {content}
          </div>
        </>
      )}
    </section>
  )
}

/** May be a module that is still loaded. */
export function Content({ pane }: { pane: Pane }) {
  const Component = componentOf(pane)
  return <Component />
}

const none = () => null

function Label({ pane: { label, count = none } }: { pane: Pane }) {
  const text = useTexts()
  const counted = useStudioState(count)
  return (
    <>
      {text(label)}
      {counted === null ? null : (
        <>
          {' '}
          <span className="count">{counted}</span>
        </>
      )}
    </>
  )
}
