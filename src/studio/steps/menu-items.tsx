import { type KeyboardEvent, useEffect, useRef } from 'react'

export interface MenuItem {
  label: string
  isOff?: boolean
  /** Why it is off, where that is not plain. */
  reason?: string | false
  /** The menu stays open and shows others. */
  opens?: true
  choose: () => void
}

interface MenuItemsProps {
  label: string
  items: readonly MenuItem[]
  close: () => void
}

/** Arrow keys go from item to item; the browser closes the menu on Escape and on a click elsewhere. */
export function MenuItems({ label, items, close }: MenuItemsProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => list.current?.querySelector('button')?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    const all = [...event.currentTarget.querySelectorAll('button')]
    const index = all.indexOf(document.activeElement as HTMLButtonElement)
    const next = { ArrowDown: index + 1, ArrowUp: index - 1 + all.length, Home: 0, End: all.length - 1 }[event.key]
    if (event.key === 'Tab') close()
    if (next === undefined) return
    event.preventDefault()
    all[next % all.length]?.focus()
  }
  return (
    <div ref={list} role="menu" aria-label={label} onKeyDown={onKeyDown} tabIndex={-1}>
      {items.map(({ label: itemLabel, isOff = false, reason, opens, choose }) => (
        <button
          key={itemLabel}
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-disabled={isOff}
          onClick={() => {
            if (isOff) return
            if (!opens) close()
            choose()
          }}
        >
          {itemLabel}
          {reason ? <small> {reason}</small> : null}
        </button>
      ))}
    </div>
  )
}
