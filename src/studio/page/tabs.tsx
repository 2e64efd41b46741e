/** A row of tabs: an arrow key moves to the next one, which is selected at once. */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

export interface Tab {
  id: string
  label: ReactNode
}

interface TabsProps {
  /** Before the ids of tabs and panels, which are unique in the page. */
  prefix: string
  label: string
  tabs: readonly Tab[]
  selected: string
  select: (id: string) => void
}

export const tabId = (prefix: string, id: string) => `${prefix}-tab-${id}`
export const panelId = (prefix: string, id: string) => `${prefix}-panel-${id}`

export function Tabs({ prefix, label, tabs, selected, select }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tab = list.current?.querySelector(`#${tabId(prefix, selected)}`)
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [prefix, selected])
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ id }) => id === selected)
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[event.key]
    const tab = next === undefined ? undefined : tabs[next % tabs.length]
    if (!tab) return
    event.preventDefault()
    select(tab.id)
    list.current?.querySelector<HTMLElement>(`#${tabId(prefix, tab.id)}`)?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label={label} className="tabs">
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(prefix, tab.id)}
          aria-selected={tab.id === selected}
          aria-controls={tab.id === selected ? panelId(prefix, tab.id) : undefined}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => select(tab.id)}
          onKeyDown={onKeyDown}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
